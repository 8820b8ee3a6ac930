import fs from 'node:fs'
import { expect, it } from 'vitest'
import { variableNames } from '#platform/server/env.ts'
import { metricsText } from '#platform/server/metrics.ts'

const read = (file: string) => fs.readFileSync(file, 'utf8')
const manual = read('docs/operations.md')
const section = (title: string) => manual.split(/^## /m).find(each => each.startsWith(`${title}\n`)) ?? ''
/** Names in the first column of the tables of a section. */
const named = (title: string) =>
  [...section(title).matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )

it('the manual explains every variable of the environment, and no other', () => {
  expect(named('Settings').toSorted()).toEqual([...variableNames].toSorted())
})

it.each(['deploy/compose.yaml', 'deploy/Dockerfile', 'deploy/staffel.service'])(
  '%s sets only variables that there are',
  file => {
    const known = new Set([
      ...variableNames,
      'NODE_ENV',
      'POSTGRES_PASSWORD',
      'POSTGRES_USER',
      'DATABASE_PASSWORD',
      'NODE_IMAGE',
      'POSTGRES_IMAGE',
      'CMD',
    ])
    const set = [...read(file).matchAll(/\b([A-Z]+(?:_[A-Z]+)*)(?:=|: )/g)].map(([, name = '']) => name)
    expect(set.length).toBeGreaterThan(1)
    expect(set.filter(name => !known.has(name))).toEqual([])
  },
)

it('alerts and manual speak of metrics that there are', async () => {
  const exposed = new Set(
    [...(await metricsText()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const rules = read('deploy/prometheus-alerts.yaml')
  const alerted = [...rules.matchAll(/\b(?:process|nodejs|staffel)_\w+/g)].map(([name]) => name)
  const told = named('Watching').filter(name => !['up', 'status', 'route', 'table', 'outcome', 'kind'].includes(name))
  expect(alerted.length).toBeGreaterThan(6)
  expect([...alerted, ...told].filter(name => !exposed.has(name))).toEqual([])
  expect([...new Set(alerted)].toSorted()).toEqual([...new Set(told)].toSorted())
})

it('the manual names files that there are', () => {
  const files = [...manual.matchAll(/`((?:deploy|src|scripts)\/[\w./-]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(6)
  expect(files.filter(file => !fs.existsSync(file))).toEqual([])
})

it('nginx keeps each of its shared memories under a name of its own', () => {
  const names = [...read('deploy/nginx.conf').matchAll(/\b(?:zone=|shared:)(\w+):\d/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  // it does not start with one name for two
  expect(new Set(names).size).toBe(names.length)
})
