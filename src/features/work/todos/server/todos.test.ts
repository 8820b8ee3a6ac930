import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { Office } from '#test/world.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
let office: Office

beforeEach(async () => {
  office = await world.office()
})

const textsOf = (todos: readonly { text: string }[]) => todos.map(({ text }) => text)

describe('a todo of one’s own', () => {
  test('begins as usual: medium, personal, due today', async () => {
    const made = await office.kim.api.todos.create({ text: '  Bilder sortieren  ', notes: '   ' })
    expect(made).toMatchObject({
      text: 'Bilder sortieren',
      notes: '',
      priority: 'medium',
      category: 'personal',
      dueDay: '2026-11-20',
      dueTime: null,
      isCompleted: false,
      assignedTo: office.kim.id,
      creatorName: 'Kim Albers',
    })
    expect(await office.kim.api.todos.mine()).toMatchObject({ open: [{ id: made.id }], completed: [] })
  })

  test.each([
    [{ text: '   ' }, 'todos.titleRequired', 'text'],
    [{ text: 'x'.repeat(201) }, 'input.tooLong', 'text'],
    [{ text: 'x', notes: 'x'.repeat(501) }, 'input.tooLong', 'notes'],
    [{ text: 'x', dueDay: day('2026-11-19') }, 'todos.dueInPast', 'dueDay'],
    [{ text: 'x', dueDay: null, dueTime: timeOfDay('08:00') }, 'todos.timeWithoutDay', 'dueTime'],
  ])('is refused with the sentence at the field: %o', async (input, code, field) => {
    expect(await refusalOf(office.kim.api.todos.create(input))).toMatchObject({ code, field })
  })

  test('holds 200 and 500 characters', async () => {
    const made = await office.kim.api.todos.create({ text: 'ü'.repeat(200), notes: 'ü'.repeat(500) })
    expect([made.text.length, made.notes.length]).toEqual([200, 500])
  })

  test('is edited only while it is open, and opens again', async () => {
    const { id, version } = await office.kim.api.todos.create({ text: 'Alt', dueDay: null })
    const change = { id, text: 'Neu', dueDay: null }
    const edited = await office.kim.api.todos.update({ ...change, version })
    expect(edited.text).toBe('Neu')
    const done = await office.kim.api.todos.setCompleted({ id, isCompleted: true })
    expect(done).toMatchObject({ isCompleted: true, completedAt: '2026-11-20T11:00:00Z' })
    expect(await refusalOf(office.kim.api.todos.update({ ...change, version: done.version }))).toMatchObject({
      code: 'todos.completed',
    })
    const open = await office.kim.api.todos.setCompleted({ id, isCompleted: false })
    expect(open).toMatchObject({ isCompleted: false, completedAt: null })
  })

  test('of two who change it at once one is told', async () => {
    const { id, version } = await office.kim.api.todos.create({ text: 'Alt', category: 'work' })
    const change = { id, version, category: 'work' as const, dueDay: day('2026-11-20') }
    const answers = await Promise.allSettled([
      office.kim.api.todos.update({ ...change, text: 'Eins' }),
      office.lea.api.todos.update({ ...change, text: 'Zwei' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(office.kim.api.todos.update({ ...change, text: 'Drei' }))).toMatchObject({
      code: 'todos.conflict',
      status: 409,
    })
    expect(await office.kim.api.todos.find({ id })).toMatchObject({ version: version + 1, notes: '' })
  })

  test('an old due day may stay when something else is changed', async () => {
    const { id, version } = await office.kim.api.todos.create({ text: 'Alt' })
    world.clock.set('2026-11-22T11:00:00Z')
    const edited = await office.kim.api.todos.update({ id, version, text: 'Neu', dueDay: day('2026-11-20') })
    expect(edited).toMatchObject({ text: 'Neu', dueDay: '2026-11-20' })
  })

  test('the widget shows the latest ten of each tab', async () => {
    for (let number = 1; number <= 12; number += 1) {
      world.clock.set(`2026-11-20T11:00:${String(number).padStart(2, '0')}Z`)
      // one after the other, so that they have an order
      // oxlint-disable-next-line no-await-in-loop
      const { id } = await office.kim.api.todos.create({ text: `Nummer ${number}` })
      // oxlint-disable-next-line no-await-in-loop
      if (number === 1) await office.kim.api.todos.setCompleted({ id, isCompleted: true })
    }
    const { open, completed } = await office.kim.api.todos.mine()
    expect([open.length, open[0]?.text, textsOf(completed)]).toEqual([10, 'Nummer 12', ['Nummer 1']])
    // and the others are a question away
    const all = await office.kim.api.todos.own({ status: 'open' })
    expect([all.total, all.todos.at(-1)?.text]).toEqual([11, 'Nummer 2'])
    expect((await office.kofi.api.todos.own({})).todos).toEqual([])
  })
})

describe('a todo for somebody else', () => {
  test('is given by those who may, and the person is told in the same moment', async () => {
    const { lea, kim } = office
    const made = await lea.api.todos.create({ text: 'Skript lesen', assignedTo: kim.id, dueDay: day('2026-11-27') })
    expect((await kim.api.todos.mine()).open).toMatchObject([{ id: made.id, assignerName: 'Lea Krüger' }])
    expect((await kim.api.notifications.list({})).notifications).toMatchObject([
      { kind: 'todo_assigned', parameters: { text: 'Skript lesen', assigner: 'Lea Krüger', dueDay: '2026-11-27' } },
    ])
  })

  test('is refused to others, at the field', async () => {
    const call = office.kim.api.todos.create({ text: 'Skript lesen', assignedTo: office.kofi.id })
    expect(await refusalOf(call)).toMatchObject({ code: 'todos.onlyOwn', field: 'assignedTo' })
  })

  test('does not go to somebody locked', async () => {
    const call = office.lea.api.todos.create({ text: 'Skript lesen', assignedTo: office.luca.id })
    expect(await refusalOf(call)).toMatchObject({ code: 'todos.assigneeNotFound', field: 'assignedTo' })
  })

  test('is completed by the one who has it, but not deleted', async () => {
    const { id } = await office.lea.api.todos.create({ text: 'Skript lesen', assignedTo: office.kim.id })
    await office.kim.api.todos.setCompleted({ id, isCompleted: true })
    expect(await refusalOf(office.kim.api.todos.remove({ id }))).toMatchObject({ code: 'todos.notYours' })
    await office.lea.api.todos.remove({ id })
    expect(await office.kim.api.todos.mine()).toEqual({ open: [], completed: [] })
  })

  test('is nobody else’s business', async () => {
    const { id } = await office.lea.api.todos.create({ text: 'Skript lesen', assignedTo: office.kim.id })
    expect(await refusalOf(office.kofi.api.todos.setCompleted({ id, isCompleted: true }))).toMatchObject({
      code: 'todos.notFound',
    })
  })

  test('given on, it is news to the next', async () => {
    const given = { text: 'Skript lesen', assignedTo: office.kim.id, category: 'work' } as const
    const { id, version } = await office.lea.api.todos.create(given)
    await office.adam.api.todos.update({
      id,
      version,
      text: 'Skript lesen',
      dueDay: null,
      assignedTo: office.kofi.id,
    })
    expect((await office.kofi.api.notifications.list({})).notifications).toMatchObject([
      { parameters: { assigner: 'Adam Yıldız' } },
    ])
    expect((await office.kim.api.todos.mine()).open).toEqual([])
  })
})

describe('everybody’s', () => {
  beforeEach(async () => {
    const { lea, kim, kofi } = office
    const work = { category: 'work' } as const
    await lea.api.todos.create({ ...work, text: 'heute', assignedTo: kim.id, priority: 'urgent' })
    await lea.api.todos.create({ text: 'ohne', assignedTo: kofi.id, dueDay: null, category: 'health' })
    await lea.api.todos.create({ ...work, text: 'Sonntag', assignedTo: kofi.id, dueDay: day('2026-11-22') })
    await lea.api.todos.create({ ...work, text: 'Montag', assignedTo: kofi.id, dueDay: day('2026-11-23') })
    await lea.api.todos.create({ ...work, text: 'früh', dueTime: timeOfDay('08:00') })
  })

  test.each([
    [{}, ['Montag', 'Sonntag', 'früh', 'heute', 'ohne']],
    [{ due: 'today' }, ['früh', 'heute']],
    [{ due: 'week' }, ['Sonntag', 'früh', 'heute']],
    [{ due: 'none' }, ['ohne']],
    [{ due: 'overdue' }, ['früh']],
    [{ priority: 'urgent' }, ['heute']],
    [{ category: 'health' }, ['ohne']],
    [{ status: 'completed' }, []],
  ] as const)('filtered by %o', async (filter, expected) => {
    const { todos, total } = await office.olivia.api.todos.list(filter)
    expect([textsOf(todos).toSorted(), total]).toEqual([[...expected], expected.length])
  })

  test('of one person', async () => {
    const { todos } = await office.olivia.api.todos.list({ assignedTo: office.kim.id })
    expect(textsOf(todos)).toEqual(['heute'])
  })

  test('several are completed at once, those that are gone left out', async () => {
    const ids = (await office.olivia.api.todos.list({})).todos.map(({ id }) => id)
    const some = ids.slice(0, 2)
    const gone = 'AAAAAAAAAAAA'
    const wrong = office.lea.api.todos.setAllCompleted({ ids: [gone], isCompleted: true })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'todos.notFound' })
    expect((await office.olivia.api.todos.list({ status: 'completed' })).total).toBe(0)
    expect(await office.lea.api.todos.setAllCompleted({ ids: [...some, gone], isCompleted: true })).toEqual({
      count: 2,
    })
    expect((await office.olivia.api.todos.list({ status: 'completed' })).total).toBe(2)
  })
})

describe('what is personal', () => {
  test('is seen and touched by whom it concerns alone', async () => {
    const { adam, kim, lea, olivia } = office
    const { id, version } = await kim.api.todos.create({ text: 'Zum Arzt' })
    const given = await lea.api.todos.create({ text: 'Unter uns', assignedTo: kim.id })
    const seenBy = async (person: typeof lea) => textsOf((await person.api.todos.list({})).todos)
    expect([await seenBy(lea), await seenBy(adam), await seenBy(olivia)]).toEqual([['Unter uns'], [], []])
    expect((await adam.api.todos.list({ assignedTo: kim.id, category: 'personal' })).total).toBe(0)
    expect(textsOf((await kim.api.todos.mine()).open).toSorted()).toEqual(['Unter uns', 'Zum Arzt'])
    const change = { id, version, text: 'Gelesen', dueDay: null }
    const attempts = [
      lea.api.todos.find({ id }),
      lea.api.todos.update(change),
      lea.api.todos.setCompleted({ id, isCompleted: true }),
      lea.api.todos.setAllCompleted({ ids: [id], isCompleted: true }),
      adam.api.todos.setAllCompleted({ ids: [given.id], isCompleted: true }),
      lea.api.todos.remove({ id }),
    ]
    const refusals = await Promise.all(attempts.map(refusalOf))
    expect(refusals.map(refusal => refusal?.code)).toEqual(attempts.map(() => 'todos.notFound'))
    expect((await kim.api.todos.mine()).completed).toEqual([])
  })
})
