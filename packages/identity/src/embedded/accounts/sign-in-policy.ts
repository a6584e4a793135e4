import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js'

/** When the sign-in page is shown: without a session, when asked to, and when the session finds nobody. */
export function signInPolicy() {
  const policy = base()
  policy.remove('consent')
  policy.get('login')?.checks.add(
    new Check('session_over', 'the session is over', 'login_required', (ctx) => {
      const { session, account } = ctx.oidc
      return session?.accountId !== undefined && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}
