import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { OwnRecipeContext } from './own-recipe-context.ts'

/** OWN-5: what would leave meals open is asked for first, with the days. Says whether any plan names the recipe. */
export async function refuseWhilePlanned(
  context: Pick<OwnRecipeContext, 'findPlanned'>,
  userId: string,
  {
    recipe: { id, title },
    evenIfPlanned,
    why,
  }: Readonly<{ recipe: OwnRecipe; evenIfPlanned: boolean; why: string }>,
): Promise<{ isNamed: boolean }> {
  const { openDays, isNamed } = await context.findPlanned(userId, id)
  if (openDays.length > 0 && !evenIfPlanned) {
    const days = openDays.length === 1 ? `day ${openDays[0]}` : `days ${openDays.join(', ')}`
    throw new AppError('conflict', { detail: `${title} is planned for ${days}. ${why}` })
  }
  return { isNamed }
}
