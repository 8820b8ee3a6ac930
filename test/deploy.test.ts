import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setupErrorCode } from '#platform/server/setup-error.ts'

const unit = 'deploy/staffel.service'
const compose = fs.readFileSync('deploy/compose.yaml', 'utf8')

const canAnalyze = spawnSync('systemd-analyze', ['security', '--offline=true', '--help']).status === 0

describe('the unit of systemd', () => {
  it('does not restart a server that a wrong setting has ended', () => {
    expect(fs.readFileSync(unit, 'utf8')).toMatch(new RegExp(`^RestartPreventExitStatus=${setupErrorCode}$`, 'm'))
  })

  it.runIf(canAnalyze)('exposes at most 2.5 of 10 to a program that was taken over', () => {
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit])
    const [, exposure] = /Overall exposure level for staffel\.service: ([\d.]+)/.exec(stdout.toString()) ?? []
    expect(Number(exposure)).toBeLessThanOrEqual(2.5)
  })
})

describe('the containers', () => {
  it('are of images with a version and a release of Debian', () => {
    const images = [compose, fs.readFileSync('deploy/Dockerfile', 'utf8')].flatMap(text =>
      [...text.matchAll(/(?:_IMAGE:-|^ARG \w+_IMAGE=)([\w.:-]+)/gm)].map(([, image = '']) => image),
    )
    expect(images.length).toBeGreaterThan(2)
    for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+(?:\.\d+)?-(?:bookworm|trixie)(?:-slim)?$/)
    const ofNode = new Set(images.filter(image => image.startsWith('node:')))
    expect(ofNode.size).toBe(1)
  })

  it('write to their volumes and to memory only, hold no capability that they do without, and cannot gain any', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    expect(services.split(/^ {2}\w+:$/m)).toHaveLength(4)
    const common = compose.slice(compose.indexOf('x-staffel:'), compose.indexOf('x-environment:'))
    const database = services.slice(services.indexOf('  database:'), services.indexOf('  app:'))
    for (const container of [common, database]) {
      expect(container).toMatch(/^ +read_only: true$/m)
      expect(container).toMatch(/^ +tmpfs:$/m)
      expect(container).toMatch(/^ +cap_drop: \[ALL\]$/m)
      expect(container).toMatch(/^ +security_opt: \[no-new-privileges:true\]$/m)
    }
    expect(services.match(/^ +mem_limit: \S+$/gm)).toHaveLength(3)
  })
})
