import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/setup/steps.mjs'
import { areas } from './areas.ts'
import { drawPlaces, listPlaces, sourcesOf } from './sample.ts'

describe('a sample of an area’s changes', async () => {
  const places = await listPlaces(areas.mending)
  const changesOf = (drawn: typeof places) => drawn.reduce((sum, { changes }) => sum + changes, 0)

  it('is of places that Stryker changes', () => {
    expect(places.length).toBeGreaterThan(100)
    for (const { file, start, end } of places.slice(0, 20)) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      expect(lines[start.line - 1]!.length).toBeGreaterThan(start.column)
      expect(end.line).toBeGreaterThanOrEqual(start.line)
    }
  })

  it('has as many as were asked for, or all there are', () => {
    const drawn = drawPlaces(places, { count: 50, seed: 'a' })
    expect(changesOf(drawn)).toBeGreaterThanOrEqual(50)
    expect(changesOf(drawn.slice(0, -1))).toBeLessThan(50)
    expect(drawPlaces(places, { count: 1_000_000, seed: 'a' })).toHaveLength(places.length)
  })

  it('is the same of the same seed, and another of another', () => {
    const drawn = (seed: string) => drawPlaces(places, { count: 50, seed })
    expect(drawn('a')).toEqual(drawn('a'))
    expect(drawn('a')).not.toEqual(drawn('b'))
  })
})

it.each(Object.entries(areas))('%s: each pattern of sources and tests finds files', async (_, area) => {
  for (const pattern of [...area.sources, ...area.tests].filter((each) => !each.startsWith('!')))
    expect(await glob([pattern], { cwd: root, expandDirectories: false }), pattern).not.toEqual([])
  expect(await glob(sourcesOf(area), { cwd: root, expandDirectories: false })).not.toEqual([])
})
