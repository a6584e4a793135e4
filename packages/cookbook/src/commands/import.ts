import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { draftRecipe } from '../import/draft-recipe.ts'
import { fetchPublic, importLimits, type Page } from '../import/fetch-public.ts'
import { findCooklang } from '../import/find-cooklang.ts'
import { findJsonLd } from '../import/find-json-ld.ts'
import { buildFoodDictionary, type FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { type Outcome, Refusal } from './outcome.ts'
import type { Places } from './places.ts'

/** A page's or a file's recipe as a draft, printed: nothing is written into content/ unseen. */
export async function importRecipe(
  { root, cacheFile }: Places,
  source: string | undefined,
): Promise<Outcome> {
  if (source === undefined) throw new Refusal('Name what to import: npm run cookbook -- import URL-or-FILE')
  const page = /^[a-z][a-z0-9+.-]*:\/\//i.test(source) ? await fetchPublic(source) : readPage(source)
  const isCooklang = extname(page.address) === '.cook'
  const found = isCooklang ? findCooklang(page.text, titleFrom(page.address)) : findJsonLd(page.text)
  if (!found) throw new Refusal(`${page.address} holds no schema.org Recipe and is no .cook file.`)
  const dictionary = editorsDictionary(root, cacheFile)
  return { text: draftRecipe(found, dictionary, { from: page.address, random: Math.random }), isFine: true }
}

/** Our foods alone: a recipe of ours has no flour and no sugar. */
function editorsDictionary(root: string, cacheFile: string): FoodDictionary {
  const { foods, foodWords } = compileCookbook(root, { cacheFile })
  return buildFoodDictionary(foods, { ...foodWords, ordinary: [] })
}

function readPage(file: string): Page {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new Refusal(`There is no file ${file}.`)
  if (stats.size > importLimits.bytes)
    throw new Refusal(`${file} is larger than ${importLimits.bytes / 1e6} MB.`)
  return { address: basename(file), text: readFileSync(file, 'utf8') }
}

function titleFrom(address: string): string {
  const words = basename(decodeURI(address), '.cook').replace(/[-_]+/g, ' ').trim()
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}
