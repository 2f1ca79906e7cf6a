import process from 'node:process'

/** How often each is measured; RUNS=1 tries a measurement out. Odd, so that one is in the middle. */
export const runs = Number(process.env.RUNS ?? 5)
