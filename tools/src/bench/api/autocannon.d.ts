// As much of autocannon as the benchmarks use; it ships no types.
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    requests: readonly { headers: Record<string, string> }[]
  }
  interface Result {
    errors: number
    statusCodeStats: Record<string, { count: number }>
    requests: { average: number; total: number }
    latency: { p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
