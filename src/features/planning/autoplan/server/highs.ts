import loadHighs from 'highs'
import type { Linear, OpenLinear } from '../engine/linear.ts'

/** HiGHS in WebAssembly, one thread. It is limited by iterations and never by time: the same answer on every machine. */
export async function loadSolver(): Promise<OpenLinear> {
  // the package's types describe its CommonJS form, Node loads the other one
  const highs = await (loadHighs as unknown as typeof loadHighs.default)()
  return (least, top) => linearIn(highs, least, top)
}

type Highs = Awaited<ReturnType<typeof loadHighs.default>>

/** HiGHS's numbers of the simplex methods. */
const [dual, primal] = [1, 4]

/** After new columns the primal method goes on from where it was, after new tops of columns the dual one. */
function linearIn(highs: Highs, least: Float64Array, top: Float64Array): Linear {
  const model = highs.createModel({
    numCols: 0,
    numRows: least.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: new Float64Array(),
    colLower: new Float64Array(),
    colUpper: new Float64Array(),
    rowLower: least,
    rowUpper: top,
    matrix: {
      format: 'csc',
      numRows: least.length,
      numCols: 0,
      starts: new Int32Array(1),
      indices: new Int32Array(),
      values: new Float64Array(),
    },
  })
  model.options.set({ output_flag: false, presolve: 'off' })
  let columns = 0
  let isCut = false
  return {
    add: (pays, maximum, inRow, factors) => {
      model.addCol(pays, 0, maximum, { indices: inRow, values: factors })
      return columns++
    },
    setMost: (column, maximum) => {
      model.changeColBounds(column, 0, maximum)
      isCut = true
    },
    solve: () => {
      model.options.set({ simplex_strategy: isCut ? dual : primal })
      isCut = false
      model.run()
      const { colValue, rowDual } = model.getSolution()
      return { values: colValue, prices: rowDual, iterations: Number(model.info.get('simplex_iteration_count')) }
    },
    choose: (whole, known, iterations) => {
      if (whole >= columns) return undefined
      for (let column = whole; column < columns; column++)
        model.changeColIntegrality(column, highs.constants.variableType.integer)
      model.options.set({ presolve: 'choose', mip_rel_gap: 0, mip_abs_gap: 100 })
      model.setSolution({ indices: Int32Array.from(known), values: new Float64Array(known.length).fill(1) })
      model.run({
        [highs.constants.callbackType.mipInterrupt]: event => {
          if (Number(event.data.mip_total_lp_iterations ?? 0) > iterations) event.interrupt()
        },
      })
      const { colValue }: { readonly colValue?: ArrayLike<number> } = model.getSolution()
      return colValue?.length === columns ? colValue : undefined
    },
    close: () => model[Symbol.dispose](),
  }
}
