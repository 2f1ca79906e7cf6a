import { expect, test } from 'vitest'
import { liftOver } from '../../widgets/element/Launcher.tsx'

const button = { left: 100, right: 300, top: 740, bottom: 790 }

test.each([
  ['stays next to another one', 0, [{ ...button, left: 10, right: 90 }]],
  ['moves above one that it would touch', 58, [{ ...button, left: 10, right: 95 }]],
  ['moves above all in its corner', 116, [{ ...button, top: 682, bottom: 732 }, button]],
  ['stays below one that the page already lifted', 0, [{ ...button, top: 600, bottom: 650 }]],
  ['stays where the page hides another one', 0, [{ left: 150, right: 150, top: 760, bottom: 760 }]],
])('a floating button %s', (_, lift, others) => expect(liftOver(button, others)).toBe(lift))
