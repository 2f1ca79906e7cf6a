import { useEffect, useLayoutEffect } from 'react'

/** useLayoutEffect in the browser; useEffect on the server, where React warns about the former. */
export const useBeforePaint = typeof window === 'object' ? useLayoutEffect : useEffect
