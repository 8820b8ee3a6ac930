import { expect, it } from 'vitest'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

it('lists everybody of the organisation by name, whatever the case, and says who is locked', async () => {
  const { id, kim } = await world.office()
  await world.join(id, 'chatter', 'ändi Zoller')
  await world.office('Südwind')
  const people = await kim.api.people.list()
  expect(people.map(person => person.fullName)).toEqual([
    'Adam Yıldız',
    'ändi Zoller',
    'Kim Albers',
    'Kofi Mensah',
    'Lea Krüger',
    'Luca Ferrari',
    'Olivia Brandt',
  ])
  expect(people.filter(person => person.isLocked).map(person => person.fullName)).toEqual(['Luca Ferrari'])
})

it('answers in the language a person has chosen, from the next request on', async () => {
  const { kim } = await world.office()
  const wrong = () => refusalOf(kim.api.availability.week({ week: 'x' }))
  expect(await wrong()).toMatchObject({ message: 'Diese Woche gibt es nicht.' })
  await kim.api.people.setLanguage({ language: 'en' })
  expect(await wrong()).toMatchObject({ message: 'Enter a valid week.' })
  expect(await kim.api.signIn.session()).toMatchObject({ member: { language: 'en' } })
  expect(await refusalOf(kim.api.people.setLanguage({ language: 'fr' as never }))).toMatchObject({
    field: 'language',
    status: 400,
  })
})
