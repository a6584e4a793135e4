import type { WireOwnRecipe, WireOwnRecipesCreated } from '@butterleaf/contract/own-recipes/calls'
import { signUp } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

export const ownRecipePath = '/api/own-recipes'
export const leekPieText = `Leek pie

Serves 4

Ingredients
- 200 g flour
- 100 g butter
- 3 eggs
- 300 g leeks

Method
Rub the butter into the flour.
Bake at 200 °C for 35 minutes.`

/** A new person who writes recipes. */
export async function buildRecipeWriter(app: TestApp) {
  const { accessToken: token } = await signUp(app.origin)
  const send = (method: string, at: string, body?: unknown) =>
    app.request(method, `${ownRecipePath}${at}`, { token, body })
  const add = async (text = leekPieText): Promise<WireOwnRecipe> => {
    const { status, body } = await send('POST', '/text', { text })
    if (status !== 201) throw new Error(`No recipe: ${JSON.stringify(body)}`)
    const [made] = (body as WireOwnRecipesCreated).recipes
    return (await send('GET', `/${made?.id}`)).body
  }
  return { token, send, add }
}

/** As the app sends it back: all that a person edits. */
export const editOf = ({
  title,
  meal,
  servings,
  prepMinutes,
  cookMinutes,
  isPlanned,
  lines,
  steps,
}: WireOwnRecipe) => ({
  ...{ title, meal, servings, prepMinutes, cookMinutes, isPlanned, steps },
  lines: lines.map(({ words, group, food, grams, isToTaste, isOptional, note }) => ({
    ...{ words, group, food, grams, isToTaste, isOptional, note },
  })),
})

export const faultsOf = (answer: { body: { errors?: { field: string }[] } }) =>
  (answer.body.errors ?? []).map(({ field }) => field)
