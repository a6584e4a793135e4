import { paths } from '#lib/paths.ts'

const ways: Readonly<Record<string, string>> = {
  not_found: paths['checkout.plans'],
  expired: paths['checkout.payment'],
  canceled: paths['checkout.payment'],
}

/** APP-1: where a person goes on whose access state isn't active; unknown states lead to the checkout's root. */
export function wayOfAccess(state: string): string {
  return ways[state] ?? paths['checkout.root']
}
