export const cacheFolder: string
export function bundledFile(name: string): string
export function buildProduct(): Promise<void>
export function bundle(): Promise<void>
export function buildServer(): Promise<void>
