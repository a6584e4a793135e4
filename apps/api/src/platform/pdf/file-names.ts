import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'

const mostCharacters = 60

/** Names of downloads: letters a to z, digits and hyphens, which every header and file system accepts. */
export const fileNames = {
  shoppingList: (weekNumber: number) => fileName(`shopping-list-week-${weekNumber}`),
  plan: (startDate: IsoDate) => fileName(`plan-${startDate}`),
  item: (recipeTitle: string) => fileName(slugOf(recipeTitle) || 'recipe'),
}

function fileName(words: string): string {
  return `butterleaf-${words}.pdf`
}

function slugOf(title: string): string {
  const words = title
    .replaceAll(/[đĐ]/gu, 'd')
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, mostCharacters).replace(/-$/, '')
}
