export function wantedPort(env?: NodeJS.ProcessEnv): number
export function assertPortFree(port: number): Promise<void>
