/** For a screen reader, once a list is there. */
export function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No recipes found'
  return hasMore ? `${count} recipes and more` : `${count} ${count === 1 ? 'recipe' : 'recipes'}`
}
