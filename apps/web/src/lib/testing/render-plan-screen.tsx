import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { ComponentType } from 'react'
import { matchPath, Outlet } from 'react-router'
import { PlanProvider } from '../meal-plan/plan-provider.tsx'
import { usePlanQuery } from '../meal-plan/plan-query.ts'
import { paths, pathTo, type RouteName } from '../paths.ts'
import { type Answer, fakeApi, type Sent } from './fake-api.ts'
import { renderRoutes } from './render-screen.tsx'

type PlanScreen = {
  Screen: ComponentType
  route: RouteName
  /** The route's parameters beside the template's id, which is filled in. */
  params?: Record<string, string>
  /** Of the address: "?day=2". */
  search?: string
  plan: MealPlan
  /** The server's answer to a change, or to any call but the plan's; undefined is 404. */
  answer?: (sent: Sent) => Answer | undefined | Promise<Answer>
}

/** Renders a screen below the guard, at its address, with a server that has this plan. Other addresses show themselves. */
export function renderPlanScreen({
  Screen,
  route,
  params = {},
  search = '',
  plan,
  answer = () => undefined,
}: PlanScreen) {
  const server = { plan }
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.method === 'GET' && sent.path === '/api/mealplan') return { body: server.plan }
    return undefined
  })
  const templateId = plan.templates[0]?.id ?? ''
  const path = pathTo(route, { templateId, ...params })
  const screens = [
    { path: paths[route], Component: Screen },
    { path: '*', element: null },
  ]
  const rendered = renderRoutes([{ Component: PlanRoot, children: screens }], `${path}${search}`)
  const place = () => rendered.router.state.location.pathname
  const isAt = (name: RouteName) => matchPath(paths[name], place()) !== null
  return { ...api, ...rendered, server, place, isAt }
}

function PlanRoot() {
  const { data } = usePlanQuery()
  return data ? (
    <PlanProvider plan={data}>
      <Outlet />
    </PlanProvider>
  ) : null
}
