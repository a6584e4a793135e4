import { allowedTypos, typoDistance } from './search/typo-distance.ts'
import { foldText, stemOf } from './search/words.ts'

export const fewestSearchCharacters = 2
export const mostSuggestions = 20

/** ONB-11: names to avoid, best match first; none for fewer than two characters. */
export function suggestIngredients(
  names: readonly string[],
  searchString: string,
  avoided: readonly string[],
): string[] {
  const search = foldText(searchString)
  if (search.length < fewestSearchCharacters) return []
  const hidden = new Set(avoided.map(foldText))
  return names
    .filter((name) => !hidden.has(foldText(name)))
    .map((name) => ({
      name,
      rank: bestRankOf(name, search),
    }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || byName.compare(a.name, b.name))
    .slice(0, mostSuggestions)
    .map(({ name }) => name)
}

/** A group's name, and other words that people look for it by. */
export type SearchableGroup = { name: string; also: readonly string[] }

/** ONB-11: the groups a text may mean, best match first. */
export function suggestGroups<Group extends SearchableGroup>(
  groups: readonly Group[],
  searchString: string,
): Group[] {
  const search = foldText(searchString)
  if (search.length < fewestSearchCharacters) return []
  return groups
    .map((group) => ({
      group,
      rank: Math.min(...[group.name, ...group.also].map((name) => bestRankOf(name, search))),
    }))
    .filter(({ rank }) => rank < inside || rank === mistyped)
    .sort((a, b) => a.rank - b.rank || byName.compare(a.group.name, b.group.name))
    .map(({ group }) => group)
}

function bestRankOf(name: string, search: string): number {
  return Math.min(rankOf(foldText(name), search), rankOf(stemmed(name), stemmed(search)))
}

/** Ranks. */
const inside = 2
const mistyped = 3
const noMatch = 4

/** 0 begins the name, 1 begins a word of it, 2 inside, 3 mistyped. */
function rankOf(name: string, search: string): number {
  if (name.startsWith(search)) return 0
  if (name.includes(` ${search}`)) return 1
  if (name.includes(search)) return inside
  const forgiven = allowedTypos(search.length)
  const isNear = [name, ...name.split(' ')].some((part) => typoDistance(part, search, forgiven) !== undefined)
  return isNear ? mistyped : noMatch
}

/** So that "eggs" finds the egg. */
function stemmed(text: string): string {
  return foldText(text).split(' ').map(stemOf).join(' ')
}

const byName = new Intl.Collator('en')
