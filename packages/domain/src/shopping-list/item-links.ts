export type ItemLink = { title: string; itemId: string }

/** PLATE-3: an item may have sides beside its main. */
export type DishOfItem = string

type TitledItem = { itemId: string; recipeTitle: string }

/**
 * SHOP-2: a link for each item, its title its own: a recipe cooked twice is "Chili" and "Chili (2)". By
 * title, then id, so that the order the items come in changes nothing.
 */
export function itemLinks(items: readonly TitledItem[]): ReadonlyMap<DishOfItem, ItemLink> {
  const byDish = new Map(items.map((item) => [dishOfItem(item), item]))
  const taken = new Set(items.map(({ recipeTitle }) => recipeTitle))
  const met = new Set<string>()
  const links = [...byDish.values()].sort(byTitle).map((item) => {
    const { itemId, recipeTitle } = item
    const title = met.has(recipeTitle) ? freeTitle(recipeTitle, taken) : recipeTitle
    met.add(recipeTitle)
    taken.add(title)
    return [dishOfItem(item), { title, itemId }] as const
  })
  return new Map(links)
}

/** "Chili" of "Chili (2)": what the dish of a link is called where no links are told apart. Of an item with sides each has its own. */
export function titleOfLink({ itemId, title }: ItemLink, items: readonly TitledItem[]): string {
  const isOf = (own: TitledItem) =>
    own.itemId === itemId && (title === own.recipeTitle || title.startsWith(`${own.recipeTitle} (`))
  return items.find(isOf)?.recipeTitle ?? title
}

export function dishOfItem({ itemId, recipeTitle }: TitledItem): DishOfItem {
  return `${itemId} ${recipeTitle}`
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
