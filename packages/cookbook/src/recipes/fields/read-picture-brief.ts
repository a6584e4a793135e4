import { isMap, isScalar, type Node } from 'yaml'
import {
  AMOUNTS,
  BROWNINGS,
  COLOUR_NAMES,
  FOOD_PLACES,
  isColourWord,
  SAUCE_PLACES,
} from '../../pictures/brief/brief-words.ts'
import { CUT_WORDS, DRAWINGS } from '../../pictures/brief/food-cuts.ts'
import { formIds } from '../../pictures/dish/find-form.ts'
import type { ToldFood, ToldSauce } from '../../pictures/picture-recipe.ts'
import { VESSEL_IDS } from '../../pictures/vessels/vessel-id.ts'
import { readFields } from '../../reading/fields.ts'
import { suggestion } from '../../reading/nearest.ts'
import { readBoolean, readList, readOneOf, readText } from '../../reading/values.ts'
import type { Reading } from '../../reading/yaml-reading.ts'
import type { PictureBrief } from './cooking-fields.ts'

const pictureShape = {
  what: 'picture',
  required: [],
  optional: ['form', 'base', 'hero', 'garnish', 'hide', 'shows', 'sauces', 'color', 'flecks', 'vessel'],
}

/** `{ form: soup, base: broccoli, hide: [flour], shows: { tofu: cubes } }`; that foods are ingredients is checked beside them. */
export function readPictureBrief(reading: Reading, node: Node | undefined): PictureBrief | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, pictureShape)
  const texts = (field: string) =>
    readList(reading, fields?.get(field), `picture.${field}`).flatMap(
      (item) => readText(reading, item, `picture.${field}:`) ?? [],
    )
  const [garnish, hide] = [texts('garnish'), texts('hide')]
  const shows = readShows(reading, fields?.get('shows'))
  const brief = {
    form: readOneOf(reading, fields?.get('form'), 'picture.form', formIds),
    base: readText(reading, fields?.get('base'), 'picture.base'),
    hero: readText(reading, fields?.get('hero'), 'picture.hero'),
    garnish: garnish.length > 0 ? garnish : undefined,
    hide: hide.length > 0 ? hide : undefined,
    shows: Object.keys(shows).length > 0 ? shows : undefined,
    sauces: fields?.has('sauces') ? readSauces(reading, fields.get('sauces')) : undefined,
    color: readColor(reading, fields?.get('color'), 'picture.color'),
    flecks: readColor(reading, fields?.get('flecks'), 'picture.flecks'),
    vessel: readOneOf(reading, fields?.get('vessel'), 'picture.vessel', VESSEL_IDS),
  }
  return withoutEmpty(brief)
}

function readColor(reading: Reading, node: Node | undefined, what: string): string | undefined {
  const word = readText(reading, node, what)
  if (word === undefined || isColourWord(word)) return word
  const all = `Write one of: ${COLOUR_NAMES.join(', ')}; or six digits in quotes, such as "#c9b27a".`
  reading.fault(node, `${what} "${word}" is no color.`, suggestion(word, COLOUR_NAMES, all))
  return undefined
}

const showsShape = {
  what: 'An entry of picture.shows',
  required: [],
  optional: ['as', 'color', 'browning', 'flecks', 'where', 'amount'],
}

/** `{ tofu: cubes, lime: { as: wedges, where: beside } }` */
function readShows(reading: Reading, node: Node | undefined): Record<string, ToldFood> {
  if (!node) return {}
  if (!isMap(node)) {
    reading.fault(
      node,
      'picture.shows is not a list of fields.',
      'Write it as { tofu: cubes, lime: wedges }.',
    )
    return {}
  }
  const entries = node.items.flatMap(({ key, value }): [string, ToldFood][] => {
    const food = isScalar(key) ? String(key.value) : '?'
    const what = `picture.shows of ${food}`
    if (isScalar(value)) {
      const cut = readCut(reading, value as Node, what)
      return cut === undefined ? [] : [[food, { as: cut }]]
    }
    const fields = readFields(reading, value as Node, { ...showsShape, what })
    const told = {
      as: readCut(reading, fields?.get('as'), `${what}: as`),
      color: readColor(reading, fields?.get('color'), `${what}: color`),
      browning: readOneOf(reading, fields?.get('browning'), `${what}: browning`, BROWNINGS),
      flecks: readColor(reading, fields?.get('flecks'), `${what}: flecks`),
      where: readOneOf(reading, fields?.get('where'), `${what}: where`, FOOD_PLACES),
      amount: readOneOf(reading, fields?.get('amount'), `${what}: amount`, AMOUNTS),
    }
    return [[food, withoutEmpty(told)]]
  })
  return Object.fromEntries(entries)
}

const cuts: readonly string[] = ['whole', ...CUT_WORDS]

/** A cut, or the name of a drawing. */
function readCut(reading: Reading, node: Node | undefined, what: string): string | undefined {
  const word = readText(reading, node, what)
  const known = [...cuts, ...DRAWINGS]
  if (word === undefined || known.includes(word)) return word
  const all = `Write one of: ${cuts.join(', ')}; or a drawing that content/recipes/README.md lists.`
  reading.fault(node, `${what} "${word}" is not known.`, suggestion(word, known, all))
  return undefined
}

const sauceShape = {
  what: 'An entry of picture.sauces',
  required: ['color', 'where'],
  optional: ['name', 'rough', 'flecks'],
}

/** `[{ color: green, where: under, name: pumpkin seed cream }]`; `[]` says that there is none. */
function readSauces(reading: Reading, node: Node | undefined): ToldSauce[] {
  return readList(reading, node, 'picture.sauces').flatMap((item) => {
    const fields = readFields(reading, item, sauceShape)
    const color = readColor(reading, fields?.get('color'), 'picture.sauces: color')
    const where = readOneOf(reading, fields?.get('where'), 'picture.sauces: where', SAUCE_PLACES)
    const rest = {
      name: readText(reading, fields?.get('name'), 'picture.sauces: name'),
      rough: readBoolean(reading, fields?.get('rough'), 'picture.sauces: rough') || undefined,
      flecks: readColor(reading, fields?.get('flecks'), 'picture.sauces: flecks'),
    }
    return color === undefined || where === undefined ? [] : [{ color, where, ...withoutEmpty(rest) }]
  })
}

type Written<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }

function withoutEmpty<T extends object>(fields: T): Written<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Written<T>
}
