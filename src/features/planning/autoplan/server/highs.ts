import loadHighs from 'highs'
import type { Programme, SolveProgramme } from '../engine/choice.ts'

/** HiGHS in WebAssembly, one thread. It is limited by iterations and never by time: the same answer on every machine. */
export async function programmeSolver(): Promise<SolveProgramme> {
  // the package's types describe its CommonJS form, Node loads the other one
  const highs = await (loadHighs as unknown as typeof loadHighs.default)()
  return (programme, iterations) => {
    using model = highs.createModel({
      numCols: programme.columns,
      numRows: programme.rows,
      sense: highs.constants.objectiveSense.maximize,
      colCost: programme.pays,
      colLower: new Float64Array(programme.columns),
      colUpper: programme.most,
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

interface Found {
  readonly colValue?: ArrayLike<number>
}

function valuesOf({ colValue }: Found, { columns }: Programme): Float64Array | undefined {
  return colValue?.length === columns ? Float64Array.from(colValue) : undefined
}
