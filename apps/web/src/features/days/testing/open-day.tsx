import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { Answer, Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'

export type Server = (sent: Sent) => Answer | undefined

/** A day of that plan in the Editor. */
export const openInEditor = openerOf('app.template.preparing.day')

/** The same in Meals. */
export const openInMeals = openerOf('app.template.ready')

function openerOf(route: 'app.template.preparing.day' | 'app.template.ready') {
  return (Screen: ComponentType, plan: MealPlan, dayId = 'w1d1', answer?: Server) =>
    renderPlanScreen({
      Screen,
      route,
      params: { weekId: dayId.slice(0, 2), dayId },
      plan,
      ...(answer && { answer }),
    })
}

/** A server that does what is asked for by putting this plan in the place of the old one. */
export function answersWith(plan: MealPlan): Server {
  return ({ method }) => (method === 'GET' ? undefined : { body: plan })
}

export function isEnabled(button: HTMLElement): boolean {
  return !isRefused(button)
}

export async function card(name: RegExp) {
  return within(await screen.findByRole('article', { name }))
}
