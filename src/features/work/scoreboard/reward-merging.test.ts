import { describe, expect, it } from 'vitest'
import { mergedRanks } from './reward-merging.ts'

const place = (rank: number, cash = '', title = '') => ({ rank, cash, title })
const seen = [place(1, '100'), place(2), place(3)]

describe('what was typed and what others have saved meanwhile', () => {
  it('takes theirs where nothing was typed, and keeps what was', () => {
    const merged = mergedRanks(seen, seen.with(0, place(1, '100', 'Gold')), seen.with(0, place(1, '250')))
    expect(merged).toEqual({ places: [place(1, '250', 'Gold'), place(2), place(3)], clashes: [] })
  })

  it('keeps one’s own of the same field and names it', () => {
    const theirs = seen.with(0, place(1, '250'))
    const merged = mergedRanks(seen, seen.with(0, place(1, '300')), theirs)
    expect(merged.places[0]).toEqual(place(1, '300'))
    expect(merged.clashes).toEqual([{ rank: 1, field: 'cash', theirs: theirs[0] }])
  })

  it('says nothing where both have typed the same', () => {
    const both = seen.with(0, place(1, '250'))
    expect(mergedRanks(seen, both, both)).toEqual({ places: both, clashes: [] })
  })

  it('has the places that others have added, and those that were added here', () => {
    expect(mergedRanks(seen, seen, [...seen, place(4, '5')]).places).toHaveLength(4)
    expect(mergedRanks(seen, [...seen, place(4, '7')], seen).places).toEqual([...seen, place(4, '7')])
    const clash = mergedRanks(seen, [...seen, place(4, '7')], [...seen, place(4, '5')])
    expect(clash.places[3]).toEqual(place(4, '7'))
    expect(clash.clashes).toEqual([{ rank: 4, field: 'cash', theirs: place(4, '5') }])
  })

  it('keeps what was typed into a place that others have taken away', () => {
    const four = [...seen, place(4, '5')]
    const merged = mergedRanks(four, four.with(3, place(4, '9')), seen)
    expect(merged.places[3]).toEqual(place(4, '9'))
    expect(merged.clashes).toEqual([{ rank: 4, field: 'cash', theirs: undefined }])
    expect(mergedRanks(four, four, seen).places).toHaveLength(3)
  })
})
