import process from 'node:process'

/** The number of runs; RUNS=1 tries a measurement out. It is odd, so that one run is the median. */
export const runs = Number(process.env.RUNS ?? 5)
