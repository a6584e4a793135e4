import { setImmediate as endOfTurn } from 'node:timers/promises'
import { encodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import {
  ownRecipeCalls,
  type WireOwnRecipeSave,
  type WireOwnRecipeSummary,
} from '@butterleaf/contract/own-recipes/calls'
import * as schema from '@butterleaf/contract/own-recipes/schemas'
import { nutritionOf } from '@butterleaf/cookbook/foods/nutrition'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { hangUpSignal } from '@butterleaf/server-kit/http/hang-up-signal'
import { serve } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'

import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownKitchenOf } from '#platform/recipes/own/own-foods-of-server.ts'
import { ownRecipeDocument } from '#platform/recipes/own/own-recipe-document.ts'
import { cacheSummaries } from './cache-summaries.ts'
import { exportRoutes } from './export-routes.ts'
import {
  copyRecipe,
  createFromFile,
  createFromLink,
  createFromText,
  listOwnRecipes,
  type OwnRecipeContext,
  readOwnRecipe,
  removeOwnRecipe,
  type SentEdit,
  saveOwnRecipe,
} from './operations.ts'
import { photoRoutes } from './photo-routes.ts'
import { presentOwnRecipe } from './present-own-recipe.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte
const hoursOfDay = 24

const problems = ['conflict', 'took-too-long'] as const

/** OWN-1 … OWN-6 */
export function ownRecipeRoutes(app: FastifyInstance, context: OwnRecipeContext): void {
  const foods = () => ownKitchenOf(context.recipes.corpus).foods
  const summaryOf = cacheSummaries(foods)
  const created = async ({ recipes, skipped }: Awaited<ReturnType<typeof createFromText>>) => {
    const summaries: WireOwnRecipeSummary[] = []
    for (const recipe of recipes) {
      summaries.push(summaryOf({ id: recipe.id, document: ownRecipeDocument(recipe) }))
      // There may be hundreds: others are answered in between.
      await endOfTurn()
    }
    return { recipes: summaries, skipped }
  }

  serve(app, ownRecipeCalls.list, schema.listOwnRecipes, async ({ caller, query }) => {
    const { recipes, total, page } = await listOwnRecipes(context, caller.userId, query.page ?? 1)
    return {
      recipes: recipes.map(summaryOf),
      ...{ total, page },
      pageTotal: Math.max(1, Math.ceil(total / ownRecipeBox.page)),
      most: ownRecipeBox.recipes,
    }
  })

  serve(app, ownRecipeCalls.listFoods, schema.listFoods, async () => ({ foods: listFoods(context) }))

  app.register(async (imports) => {
    const { importsPerHour: perHour, importsPerDay: perDay } = ownRecipeBox
    const detail = `Up to ${perHour} recipes or files are read in an hour. Please go on a little later.`
    limitTries(imports, { perHour, perDay, keyOf: countedBy.person, detail })
    serve(
      imports,
      ownRecipeCalls.createFromText,
      schema.createFromText,
      async ({ caller, body, reply }) =>
        created(await createFromText(context, askerOf(caller, reply), body.text)),
      { problems },
    )
    serve(
      imports,
      ownRecipeCalls.createFromFile,
      schema.createFromFile,
      async ({ caller, body, reply }) => created(await createFromFile(context, askerOf(caller, reply), body)),
      { problems, bodyLimit: 3 * mebibyte },
    )
  })

  app.register(async (links) => {
    const perHour = ownRecipeBox.linksPerHour
    const detail = `Up to ${perHour} links are read in an hour. Paste the recipe’s text, or try again later.`
    limitTries(links, { perHour, perDay: perHour * hoursOfDay, keyOf: countedBy.person, detail })
    serve(
      links,
      ownRecipeCalls.createFromLink,
      schema.createFromLink,
      async ({ caller, body, reply }) =>
        created(await createFromLink(context, askerOf(caller, reply), body.link)),
      { problems },
    )
  })

  serve(
    app,
    ownRecipeCalls.copy,
    schema.copyRecipe,
    async ({ caller, body }) =>
      presentOwnRecipe(await copyRecipe(context, caller.userId, body.recipeId), foods()),
    { problems: ['conflict', 'not-found'] },
  )

  serve(app, ownRecipeCalls.read, schema.readOwnRecipe, async ({ caller, params }) =>
    presentOwnRecipe(await readOwnRecipe(context, caller.userId, params.id), foods()),
  )

  exportRoutes(app, context)
  photoRoutes(app, context)

  serve(
    app,
    ownRecipeCalls.save,
    schema.saveOwnRecipe,
    async ({ caller, params, query, body, reply }) => {
      const { version: seenVersion, ...edit } = body
      const evenIfPlanned = query.evenIfPlanned === 'true'
      const asked = { id: params.id, edit: editOf(edit), seenVersion, evenIfPlanned }
      return presentOwnRecipe(await saveOwnRecipe(context, askerOf(caller, reply), asked), foods())
    },
    { problems: ['conflict'], bodyLimit: 2 * mebibyte },
  )

  serve(
    app,
    ownRecipeCalls.delete,
    schema.deleteOwnRecipe,
    async ({ caller, params, query }) => {
      const evenIfPlanned = query.evenIfPlanned === 'true'
      await removeOwnRecipe(context, caller.userId, { id: params.id, evenIfPlanned })
      return undefined
    },
    { problems: ['conflict'] },
  )
}

function askerOf({ userId }: Caller, reply: FastifyReply): Asker {
  return { owner: userId, signal: hangUpSignal(reply) }
}

function editOf({ servings, isPlanned, lines, ...rest }: Omit<WireOwnRecipeSave, 'version'>): SentEdit {
  return {
    ...rest,
    ...(typeof servings === 'number' && { servings }),
    ...(typeof isPlanned === 'boolean' && { isPlanned }),
    lines: lines.map(({ words, group, food, grams, isToTaste, isOptional, note }) => ({
      words,
      ...(group && { group }),
      ...(food && { food }),
      ...(typeof grams === 'number' && { grams }),
      ...(isToTaste && { isToTaste }),
      ...(isOptional && { isOptional }),
      ...(note && { note }),
    })),
  }
}

/** OWN-2: ours first, then the ordinary ones. */
function listFoods({ recipes }: OwnRecipeContext) {
  const { dictionary, foods } = ownKitchenOf(recipes.corpus)
  return [...dictionary.foods.values()].flatMap(({ kind, id, name }) => {
    const food = foods.find({ kind, id })
    return food ? [{ kind, id, name, per100g: encodeMacros(shownMacros(nutritionOf(food, 100))) }] : []
  })
}
