import { itemCalls, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { printItem } from '@butterleaf/contract/meal-plan/item-schemas'
import { downloadTemplate } from '@butterleaf/contract/meal-plan/schemas'
import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import { downloadList } from '@butterleaf/contract/shopping-list/schemas'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownTemplate, type TemplateKey } from '#capabilities/meal-plan/load-plan.ts'
import type { Plan } from '#capabilities/meal-plan/plan.ts'
import type { PlanContext } from '#capabilities/meal-plan/plan-context.ts'
import { type PictureSize, picturesKept } from '#capabilities/recipes/pictures.ts'
import { listedWeek, readList } from '#capabilities/shopping-list/week-list.ts'
import { fileNames } from '#platform/pdf/file-names.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { itemModel } from './item-model.ts'
import { listModel } from './list-model.ts'
import { planModel } from './plan-model.ts'
import type { PrintedWith } from './recipe-model.ts'

/** SHOP-4, SHOP-6. */
export function downloadRoutes(app: FastifyInstance, context: PlanContext, maker: PdfMaker): void {
  const pictures = picturesKept()
  const planOf = ({ caller, params }: Asked) => ownTemplate(context, { ...params, userId: caller.userId })
  const printedWith = (plan: Plan, size: PictureSize): PrintedWith => ({
    system: unitsOf(plan),
    pictureOf: (recipe) => pictures.of(recipe, size).svg,
  })

  serve(app, shoppingListCalls.download, downloadList, async ({ query, reply, ...asked }) => {
    const loaded = await planOf(asked)
    const { plan } = loaded
    const week = listedWeek(loaded, asked.params)
    const list = await readList(context, week)
    const model = listModel(plan, week, { list, system: query.unitType ?? unitsOf(plan) })
    return named(reply, fileNames.shoppingList(model.weekNumber), await maker.shoppingList(model))
  })

  serve(app, mealPlanCalls.downloadTemplate, downloadTemplate, async ({ reply, ...asked }) => {
    const { plan, cookbook } = await planOf(asked)
    const model = await planModel(cookbook, plan, printedWith(plan, 'small'))
    return named(reply, fileNames.plan(plan.active.template.startDate), await maker.plan(model))
  })

  serve(app, itemCalls.print, printItem, async ({ reply, ...asked }) => {
    const { plan, cookbook } = await planOf(asked)
    const place = asked.params
    const model = itemModel(cookbook, plan, { ...printedWith(plan, 'featured'), place })
    return named(reply, fileNames.item(model.recipe.title), await maker.item(model))
  })
}

type Asked = { caller: Caller; params: Omit<TemplateKey, 'userId'> }

function unitsOf({ answers }: Plan) {
  return answers.units
}

/** Last of all: a refusal is no file. */
function named<Pdf>(reply: FastifyReply, name: string, pdf: Pdf): Pdf {
  reply.headers({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-cache',
  })
  return pdf
}
