import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { Outlet, type RouteObject } from 'react-router'
import { PlanProvider } from '../../meal-plan/plan-provider.tsx'
import { usePlanQuery } from '../../meal-plan/plan-query.ts'
import { type Answer, fakeApi, type Sent } from '../../testing/fake-api.ts'
import { renderRoutes } from '../../testing/render-screen.tsx'

interface PlanRoutes {
  routes: RouteObject[]
  path: string
  plan: MealPlan
  /** What the server answers to any call but the plan's; undefined is 404. */
  answer: (sent: Sent) => Answer | undefined
}

/** Screens that stand inside each other, below the guard, with a server that has this plan. Other addresses are blank. */
export function renderPlanRoutes({ routes, path, plan, answer }: PlanRoutes) {
  const server = { plan }
  const api = fakeApi((sent) => {
    const isPlan = sent.method === 'GET' && sent.path === '/api/mealplan'
    return isPlan ? { body: server.plan } : answer(sent)
  })
  const rendered = renderRoutes(
    [{ Component: PlanRoot, children: [...routes, { path: '*', element: null }] }],
    path,
  )
  const address = () => {
    const { pathname, search } = rendered.router.state.location
    return `${pathname}${search}`
  }
  return { ...api, ...rendered, server, address }
}

function PlanRoot() {
  const { data } = usePlanQuery()
  return data ? (
    <PlanProvider plan={data}>
      <Outlet />
    </PlanProvider>
  ) : null
}
