import { isSeq, type Node } from 'yaml'
import type { Food, FoodGroup } from '../foods/food.ts'

import type { Fault } from '../reading/fault.ts'
import { readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import { readList, readText } from '../reading/values.ts'
import { type Reading, readYaml } from '../reading/yaml-reading.ts'

export type FoodGroupsFile = { file: string; text: string }

/** The groups of content/food-groups.yaml, with every unknown food, empty group and double id. */
export function readFoodGroups(
  { file, text }: FoodGroupsFile,
  foods: readonly Pick<Food, 'id'>[],
): { groups: FoodGroup[]; faults: Fault[] } {
  const { reading, root } = readYaml(file, text)
  if (root !== null && !isSeq(root))
    reading.fault(root, 'This is not a list of food groups.', 'Write "- id: …" entries.')
  const known = new Set(foods.map(({ id }) => id))
  const groups = new Map<string, FoodGroup>()
  for (const node of isSeq(root) ? (root.items as Node[]) : []) {
    const group = readGroup(reading, node, known)
    if (!group) continue
    if (groups.has(group.id))
      reading.fault(node, `The group "${group.id}" is there twice.`, 'Put their foods into one.')
    groups.set(group.id, group)
  }
  return { groups: [...groups.values()], faults: reading.faults }
}

function readGroup(reading: Reading, node: Node, known: ReadonlySet<string>): FoodGroup | undefined {
  const fields = readFields(reading, node, {
    what: 'A food group',
    required: ['id', 'foods'],
    optional: ['also'],
  })
  const id = readText(reading, fields?.get('id'), 'The id')
  if (!fields || id === undefined) return undefined
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    reading.fault(
      fields.get('id'),
      `The id "${id}" is not a name in kebab-case.`,
      'Write small letters and single hyphens: the name people read, with hyphens for its spaces.',
    )
  const named = readList(reading, fields.get('foods'), `${id}: foods`)
  if (named.length === 0)
    reading.fault(fields.node, `The group "${id}" has no foods.`, 'Name ids of foods, or take the group out.')
  const also = readList(reading, fields.get('also'), `${id}: also`)
  return {
    id,
    also: also.flatMap((word) => readText(reading, word, `${id}: also`) ?? []),
    foods: named.flatMap((food) => readFoodId(reading, food, { id, known }) ?? []),
  }
}

function readFoodId(
  reading: Reading,
  node: Node,
  { id, known }: { id: string; known: ReadonlySet<string> },
): string | undefined {
  const food = readText(reading, node, `${id}: a food`)
  if (food === undefined || known.has(food)) return food
  const remedy = suggestion(food, known, 'Name a food of content/foods by its id.')
  reading.fault(node, `The group "${id}" names "${food}", and there is no such food.`, remedy)
  return undefined
}

/** Each food with the groups that name it. */
export function joinFoodGroups(foods: readonly Food[], groups: readonly FoodGroup[]): Food[] {
  return foods.map((food) => ({
    ...food,
    groups: groups.filter((group) => group.foods.includes(food.id)).map(({ id }) => id),
  }))
}
