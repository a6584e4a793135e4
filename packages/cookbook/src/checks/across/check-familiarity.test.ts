import { describe, expect, it } from 'vitest'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import { checkFamiliarity } from './check-familiarity.ts'

const faultsOf = (own: Parameters<typeof fixtureRecipe>[0], row: string) => {
  const recipe = fixtureRecipe({ slug: 'leeks', ...own })
  const placed = [{ file: 'content/recipes/dinner/leeks.yaml', recipe }]
  return checkFamiliarity({ file: 'content/familiarity.tsv', text: `# name\n${row}\n` }, placed)
}

describe('familiarity', () => {
  it('[ED-3] is what two of three readers say, and the middle where all differ', () => {
    expect(faultsOf({ familiarity: 'known' }, 'leeks\tknown\tdiscovery\tknown')).toEqual([])
    expect(faultsOf({ familiarity: 'known' }, 'leeks\tweeknight\tdiscovery\tknown')).toEqual([])
    expect(faultsOf({ familiarity: 'known' }, 'leeks\tdiscovery\tdiscovery\tknown')).toEqual([
      {
        file: 'content/recipes/dinner/leeks.yaml',
        line: 1,
        what: 'Its familiarity is known, and its three readings say discovery (content/familiarity.tsv:2).',
        remedy: 'Write familiarity: discovery.',
      },
    ])
  })

  it('[ED-3] a dish of the weeknight shelf stays one while it is not strange to two', () => {
    expect(faultsOf({ familiarity: 'shelf' }, 'leeks\tknown\tknown\tdiscovery')).toEqual([])
    expect(faultsOf({ familiarity: 'shelf' }, 'leeks\tdiscovery\tknown\tdiscovery')).toHaveLength(1)
  })

  it('[ED-3] each dish is read three times', () => {
    expect(faultsOf({}, 'onions\tknown\tknown\tknown')[0]?.what).toBe('"leeks" was not read three times.')
    expect(faultsOf({}, 'leeks\tknown\tknown')[0]?.line).toBe(2)
  })
})
