import { gunzipSync } from 'node:zlib'
import type { OwnRecipeDraft } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { FoodDictionary } from '../../matching/dictionary/food-dictionary.ts'
import { findCooklang } from '../find-cooklang.ts'
import { findJsonLd } from '../find-json-ld.ts'
import { findText } from '../find-text.ts'
import type { FoundRecipe } from '../found-recipe.ts'
import { draftOwnRecipe } from './draft-own-recipe.ts'
import { findMealie } from './find-mealie.ts'
import { findMicrodata } from './find-microdata.ts'
import { findPaprika } from './find-paprika.ts'
import { isJsonObject, parseJson, textOf } from './json-values.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import { unpackZip } from './unpack-zip.ts'

export type OwnRecipeSource =
  | { kind: 'text'; text: string }
  | { kind: 'page'; link: string; text: string }
  | { kind: 'file'; name: string; bytes: Buffer }

export type OwnRecipesRead =
  | { ok: true; drafts: OwnRecipeDraft[]; skipped: number }
  | { ok: false; reason: OwnRecipesRefusal }

export type OwnRecipesRefusal =
  /** Neither ingredients nor a marked recipe. */
  | 'no-recipe'
  /** More ingredient lines than a recipe has. */
  | 'too-many-lines'
  | 'too-large'
  | 'not-a-file-we-read'

/** A recipe of what was brought; its lines aren't read yet. */
export type FoundOwnRecipe = Readonly<{ recipe: FoundRecipe; link?: string; text: string }>
type Finding =
  | { ok: true; found: FoundOwnRecipe[]; skipped: number; unpackedBytes?: number }
  | { ok: false; reason: OwnRecipesRefusal }

export type OwnRecipesFound =
  | { ok: true; found: readonly FoundOwnRecipe[]; skipped: number }
  | { ok: false; reason: OwnRecipesRefusal }

/** Reads what a person brings: words, a page that was fetched, or a file. */
export function readOwnRecipes(source: OwnRecipeSource, dictionary: FoodDictionary): OwnRecipesRead {
  const finding = findOwnRecipes(source)
  if (!finding.ok) return finding
  const { found, skipped } = finding
  return { ok: true, drafts: found.map((one) => draftFound(one, dictionary)), skipped }
}

/** The first half of it, which is quick. The second takes milliseconds a recipe: a server does it one at a time. */
export function findOwnRecipes(source: OwnRecipeSource): OwnRecipesFound {
  const finding = findRecipes(source)
  if (!finding.ok) return finding
  const whole = finding.found.filter(({ recipe }) => recipe.ingredients.length > 0)
  if (whole.length === 0) return { ok: false, reason: 'no-recipe' }
  const fitting = whole.filter(({ recipe }) => recipe.ingredients.length <= ownRecipeLimits.lines)
  if (fitting.length === 0) return { ok: false, reason: 'too-many-lines' }
  return { ok: true, found: fitting, skipped: finding.skipped + finding.found.length - fitting.length }
}

export function draftFound(
  { recipe, link, text }: FoundOwnRecipe,
  dictionary: FoodDictionary,
): OwnRecipeDraft {
  return draftOwnRecipe(recipe, { ...(link !== undefined && { link }), text }, dictionary)
}

function findRecipes(source: OwnRecipeSource): Finding {
  if (source.kind === 'file') return findInFile(source)
  if (source.text.length > ownRecipeLimits.pageLength) return { ok: false, reason: 'too-large' }
  const link = source.kind === 'page' ? source.link : undefined
  return findInWords(source.text, link)
}

function findInWords(text: string, link?: string): Finding {
  if (!isMarked(text) && text.length > ownRecipeLimits.textLength) return { ok: false, reason: 'too-large' }
  return one(findInText(text), text, link)
}

function isMarked(text: string): boolean {
  return /^\s*[[{<]/.test(text) || /application\/ld\+json/i.test(text)
}

/** Words may be a page's source or a JSON-LD text too: that is what a copy button gives. */
function findInText(text: string): FoundRecipe | undefined {
  if (isMarked(text)) return findJsonLd(text) ?? findMicrodata(text)
  const short = text.replace(/[^\n]+/g, (line) => line.slice(0, ownRecipeLimits.stepLength))
  const isCooklang = /^>>|@[\p{L}\d][^\n{}@]*\{/mu.test(short)
  return isCooklang ? findCooklang(short, 'Untitled') : findText(short, 'Untitled')
}

/** Of a marked recipe its own words are kept, not the whole page. */
function one(recipe: FoundRecipe | undefined, text: string, link?: string): Finding {
  if (!recipe) return { ok: false, reason: 'no-recipe' }
  const kept = /^\s*[[{<]/.test(text) ? wordsOf(recipe) : text
  return { ok: true, found: [{ recipe, text: kept, ...(link !== undefined && { link }) }], skipped: 0 }
}

function wordsOf({ title, ingredients, steps }: FoundRecipe): string {
  return [title, '', ...ingredients.map(({ line }) => line), '', ...steps].join('\n')
}

function findInFile({ name, bytes }: { name: string; bytes: Buffer }): Finding {
  if (bytes.length > ownRecipeLimits.zip.totalBytes) return { ok: false, reason: 'too-large' }
  if (isZip(bytes)) return findInZip(bytes)
  if (bytes.length > ownRecipeLimits.zip.entryBytes) return { ok: false, reason: 'too-large' }
  if (isGzip(bytes)) return findInGzip(bytes)
  if (bytes.includes(0)) return { ok: false, reason: 'not-a-file-we-read' }
  const text = bytes.toString('utf8')
  if (/\.cook$/i.test(name)) {
    const isFine = text.length <= ownRecipeLimits.textLength
    return isFine ? one(findCooklang(text, titleOfFile(name)), text) : { ok: false, reason: 'too-large' }
  }
  const exported = /\.json$/i.test(name) ? findExported(parseJson(text)) : undefined
  return exported ? { ok: true, found: [exported], skipped: 0 } : findInWords(text)
}

/** Mealie packs a JSON file a recipe; Paprika a gzip of JSON a recipe; others put JSON-LD or Cooklang in. */
function findInZip(zip: Buffer): Finding {
  const unpacked = unpackZip(zip, (name) => /\.(json|paprikarecipe|cook)$/i.test(name), ownRecipeLimits.zip)
  if (!unpacked.ok) return unpacked
  const found: FoundOwnRecipe[] = []
  let left: number = ownRecipeLimits.zip.totalBytes
  // Also what holds no recipe is read to know that.
  for (const { name, bytes } of unpacked.entries.slice(0, ownRecipeLimits.recipesAtOnce)) {
    // A zip in a zip is no recipe, and gzips share one limit, so that many small bombs stay small.
    if (isZip(bytes) || left <= 0) continue
    const finding = isGzip(bytes) ? findInGzip(bytes, left) : findInFile({ name, bytes })
    if (isGzip(bytes)) left -= finding.ok ? (finding.unpackedBytes ?? 0) : ownRecipeLimits.zip.entryBytes
    if (finding.ok) found.push(...finding.found)
  }
  if (found.length === 0) return { ok: false, reason: 'no-recipe' }
  return { ok: true, found, skipped: unpacked.entries.length - found.length }
}

function findInGzip(bytes: Buffer, most: number = ownRecipeLimits.zip.entryBytes): Finding {
  try {
    const unpacked = gunzipSync(bytes, { maxOutputLength: Math.min(most, ownRecipeLimits.zip.entryBytes) })
    const exported = findExported(parseJson(unpacked.toString('utf8')))
    if (!exported) return { ok: false, reason: 'no-recipe' }
    return { ok: true, found: [exported], skipped: 0, unpackedBytes: unpacked.length }
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return { ok: false, reason: isTooLarge ? 'too-large' : 'not-a-file-we-read' }
  }
}

function findExported(json: unknown): FoundOwnRecipe | undefined {
  const recipe = findPaprika(json) ?? findMealie(json)
  if (!recipe || !isJsonObject(json)) return undefined
  const link = textOf(json.source_url) ?? textOf(json.orgURL) ?? textOf(json.org_url)
  const isLink = link !== undefined && /^https?:\/\//i.test(link)
  return { recipe, text: wordsOf(recipe), ...(isLink && { link }) }
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK'
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function titleOfFile(name: string): string {
  return (
    name
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || 'Untitled'
  )
}
