export type ItemLink = { title: string; itemId: string }

type TitledItem = { itemId: string; recipeTitle: string }

/**
 * SHOP-2: a link for each item, its title its own: a recipe cooked twice is "Chili" and "Chili (2)". By
 * title, then id, so that the order the items come in changes nothing.
 */
export function itemLinks(items: readonly TitledItem[]): ItemLink[] {
  const byId = new Map(items.map((item) => [item.itemId, item]))
  const taken = new Set(items.map(({ recipeTitle }) => recipeTitle))
  const met = new Set<string>()
  return [...byId.values()].sort(byTitle).map(({ itemId, recipeTitle }) => {
    const title = met.has(recipeTitle) ? freeTitle(recipeTitle, taken) : recipeTitle
    met.add(recipeTitle)
    taken.add(title)
    return { title, itemId }
  })
}

function byTitle(a: TitledItem, b: TitledItem): number {
  return inOrder(a.recipeTitle, b.recipeTitle) || inOrder(a.itemId, b.itemId)
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function freeTitle(title: string, taken: ReadonlySet<string>): string {
  let count = 2
  while (taken.has(`${title} (${count})`)) count += 1
  return `${title} (${count})`
}
