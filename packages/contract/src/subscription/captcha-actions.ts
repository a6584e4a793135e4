/** What a solved captcha may be spent on. */
export const captchaActions = ['CREATE_SUBSCRIPTION'] as const
export type CaptchaAction = (typeof captchaActions)[number]
