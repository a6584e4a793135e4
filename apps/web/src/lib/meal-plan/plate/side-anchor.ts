/** Where a side stands on its item's page. */
export function sideAnchor(recipeId: string): string {
  return `side-${recipeId}`
}
