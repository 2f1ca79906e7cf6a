import { useEffect, useLayoutEffect } from 'react'

/** useLayoutEffect, which React warns about on the server, where nothing is laid out. */
export const useBeforePaint = typeof window === 'object' ? useLayoutEffect : useEffect
