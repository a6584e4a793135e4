import { expect, it } from 'vitest'
import { readSources } from './read-sources.ts'

const names = 'apps/web/src/lib/device/stored-names.ts'
const queue = 'apps/web/src/lib/outbox/queue.ts'
const earlierRelease = 'apps/web/src/app/plan/earlier-release.ts'
const earlierCupboard = 'apps/web/src/features/shopping-list/cupboard/use-cupboard.ts'

it('[ONE-4] what waits for the server stands in one place of the device; those of the last release are read alone', () => {
  const sources = readSources(['apps/web/src'])
  const table = sources.find(({ path }) => path === names)!.text
  const places = Array.from(
    table.matchAll(/'(butterleaf\.[^']+)': 'person, until sent'/g),
    ([, name]) => name!,
  )
  const usedBy = places.map((name) => {
    const users = sources.filter(({ path, text }) => path !== names && text.includes(`'${name}'`))
    return [name, ...users.map(({ path }) => path)]
  })
  expect(usedBy).toEqual([
    ['butterleaf.waiting.1', queue],
    ['butterleaf.unsent.1', earlierRelease],
    ['butterleaf.unsent-at-home.1', earlierRelease],
    ['butterleaf.unsent-moves.1', earlierRelease],
    ['butterleaf.unsent-log.1', earlierRelease],
    ['butterleaf.cupboard.1', earlierCupboard],
  ])
})
