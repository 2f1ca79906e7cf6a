import { useLanguage } from '../element/useLanguage.ts'

/** Says below the content that a machine translated it, until somebody who speaks the language has read the words. */
export function ByMachine() {
  const { byMachine } = useLanguage()
  return byMachine && <p className="by-machine">{byMachine}</p>
}
