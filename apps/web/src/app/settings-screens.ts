/** The screens below the settings. */
export const settingsScreens = {
  account: () => import('#features/settings/account-screen.tsx'),
  calendar: () => import('#features/settings/account/calendar/calendar-screen.tsx'),
  reminders: () => import('#features/settings/account/reminders/reminders-screen.tsx'),
  passkeys: () => import('#features/settings/account/passkeys/passkeys-screen.tsx'),
  assistants: () => import('#features/settings/account/assistants-screen.tsx'),
  tokens: () => import('#features/settings/account/tokens/tokens-screen.tsx'),
  password: () => import('#features/settings/account/password-screen.tsx'),
  billing: () => import('#features/billing/billing-screen.tsx'),
  personalization: () => import('#features/settings/personalization-screen.tsx'),
  preferences: () => import('#features/settings/personalization/preferences-screen.tsx'),
  food: () => import('#features/settings/personalization/food-screen.tsx'),
  people: () => import('#features/settings/personalization/scaling-screen.tsx'),
  profile: () => import('#features/settings/personalization/profile-screen.tsx'),
} as const

export type SettingsScreenName = keyof typeof settingsScreens
