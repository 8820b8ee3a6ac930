import loadHighs from 'highs'
import type { Programme, SolveProgramme } from '../engine/choice.ts'
import type { OpenLinear, Solvers } from '../engine/linear.ts'

/** HiGHS in WebAssembly, one thread. It is limited by iterations and never by time: the same answer on every machine. */
export async function loadSolvers(): Promise<Solvers> {
  // the package's types describe its CommonJS form, Node loads the other one
  const highs = await (loadHighs as unknown as typeof loadHighs.default)()
  return { choose: programmesIn(highs), open: linearIn(highs) }
}

type Highs = Awaited<ReturnType<typeof loadHighs.default>>

function programmesIn(highs: Highs): SolveProgramme {
  return (programme, iterations) => {
    if (programme.columns === 0) return undefined
    using model = highs.createModel({
      numCols: programme.columns,
      numRows: programme.rows,
      sense: highs.constants.objectiveSense.maximize,
      colCost: programme.pays,
      colLower: new Float64Array(programme.columns),
      colUpper: programme.maximum,
      rowLower: programme.least,
      rowUpper: programme.top,
      integrality: Int32Array.from({ length: programme.columns }, (_, column) => (column < programme.whole ? 1 : 0)),
      matrix: {
        format: 'csc',
        numRows: programme.rows,
        numCols: programme.columns,
        starts: programme.starts,
        indices: programme.inRow,
        values: programme.factor,
      },
    })
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 100 })
    model.setSolution({ colValue: programme.known })
    model.run({
      [highs.constants.callbackType.mipInterrupt]: event => {
        if (Number(event.data.mip_total_lp_iterations ?? 0) > iterations) event.interrupt()
      },
    })
    return valuesOf(model.getSolution(), programme)
  }
}

/** HiGHS's numbers of the simplex methods. */
const [dual, primal] = [1, 4]

/** After new columns the primal method goes on from where it was, after new tops of columns the dual one. */
function linearIn(highs: Highs): OpenLinear {
  return (least, top) => {
    const rows = least.length
    const model = highs.createModel({
      numCols: 0,
      numRows: rows,
      sense: highs.constants.objectiveSense.maximize,
      colCost: new Float64Array(),
      colLower: new Float64Array(),
      colUpper: new Float64Array(),
      rowLower: least,
      rowUpper: top,
      matrix: {
        format: 'csc',
        numRows: rows,
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
      close: () => model[Symbol.dispose](),
    }
  }
}

interface Found {
  readonly colValue?: ArrayLike<number>
}

function valuesOf({ colValue }: Found, { columns }: Programme): Float64Array | undefined {
  return colValue?.length === columns ? Float64Array.from(colValue) : undefined
}
