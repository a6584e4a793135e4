export const serverOptions: string[]
