// All servings of a slot's recipes as a tree of boxes in the space of the four macros, so that whole regions are ruled out at once.
import { macroNames } from '../rules.ts'

const dimensions = macroNames.length

/** A recipe, by its number, in one of its portions. */
export type Serving = { recipe: number; portion: number; macros: readonly number[] }
export type BoxTree = {
  servings: readonly Serving[]
  size: number
  least: Float64Array
  most: Float64Array
  left: Int32Array
  right: Int32Array
  serving: Int32Array
  weight: Float64Array
}

/**
 * Every node knows the box its servings lie in and, after
 * `weigh`, the lightest of them.
 */
export function boxTree(servings: readonly Serving[]): BoxTree {
  const nodes = Math.max(1, 2 * servings.length - 1)
  const tree: BoxTree = {
    servings,
    size: 0,
    least: new Float64Array(nodes * dimensions),
    most: new Float64Array(nodes * dimensions),
    left: new Int32Array(nodes).fill(-1),
    right: new Int32Array(nodes).fill(-1),
    serving: new Int32Array(nodes).fill(-1),
    weight: new Float64Array(nodes),
  }
  if (servings.length > 0) grow(tree, [...servings.keys()])
  return tree
}

function grow(tree: BoxTree, members: number[]): number {
  const node = tree.size
  tree.size += 1
  const spans = enclose(tree, node, members)
  if (members.length === 1) {
    tree.serving[node] = members[0]
    return node
  }
  const widest = spans.indexOf(Math.max(...spans))
  members.sort((a, b) => tree.servings[a].macros[widest] - tree.servings[b].macros[widest])
  const half = members.length >> 1
  tree.left[node] = grow(tree, members.slice(0, half))
  tree.right[node] = grow(tree, members.slice(half))
  return node
}

/** Spans are compared in kilocalories, which protein and carbs have fewer of but are held to more tightly. */
const importance = [1, 9, 40, 12]

function enclose({ servings, least, most }: BoxTree, node: number, members: readonly number[]): number[] {
  return importance.map((weight, dimension) => {
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    for (const member of members) {
      const value = servings[member].macros[dimension]
      if (value < low) low = value
      if (value > high) high = value
    }
    least[node * dimensions + dimension] = low
    most[node * dimensions + dimension] = high
    return (high - low) * weight
  })
}

/** What each recipe costs; one of infinite weight is not to be had. */
export function weigh(tree: BoxTree, weightOf: (recipe: number) => number): void {
  const { size, servings, serving, left, right, weight } = tree
  for (let node = size - 1; node >= 0; node -= 1)
    weight[node] =
      serving[node] >= 0
        ? weightOf(servings[serving[node]].recipe)
        : Math.min(weight[left[node]], weight[right[node]])
}

/** The servings that are to be had, as last weighed. */
export function openServings({ size, servings, serving, weight }: BoxTree): Serving[] {
  const open: Serving[] = []
  for (let node = 0; node < size; node += 1)
    if (serving[node] >= 0 && weight[node] < Number.POSITIVE_INFINITY) open.push(servings[serving[node]])
  return open
}
