export const payMethods = [
  { value: 'credit_card', label: 'Credit card' },
  { value: 'paypal', label: 'PayPal' },
] as const

export type PayMethod = (typeof payMethods)[number]['value']
