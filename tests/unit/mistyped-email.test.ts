import { expect, test } from 'vitest'
import { probableProvider, withProvider } from '../../widgets/rules/lead/mistyped-email.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

test.each(
  rowsIn(`
    gmail.com | gmial.com gmai.com gmail.co gmail.con gnail.com gmal.com gmaill.com gamil.com mgail.com gmail.cm gmail.om gmail.comm gmail.vom gmail.cmo gmail.c0m gmial.con gmail.ca gmail gmailcom gmail,com gmail..com gmail.com.
    hotmail.com | hotmial.com hotmail.co hotmal.com hotmai.com homail.com hotmaill.com HOTMAIL.CON
    yahoo.com | yaho.com yahoo.co yahooo.com yhaoo.com yahoo.comm
    outlook.com | outlok.com outlook.co outllok.com outloook.com
    icloud.com | icloud.co iclod.com icoud.com iclould.com
    live.com | live.con live.cmo
    msn.com | msn.con
    me.com | me.con
    telus.net | telus.ne telus.nt telus.met tellus.net
    shaw.ca | shaw.a shaw.c shaw.caa shawca
    yahoo.ca | yaho.ca yahoo.a
    hotmail.ca | hotmial.ca
    live.ca | live.a
  `),
)('%s is meant by a slip of a letter, a dot or an ending', (provider, domains = '') => {
  for (const domain of domains.split(' '))
    expect(probableProvider(`ann@${domain}`), domain).toBe(provider)
})

test('a domain that people have is never doubted', () => {
  const real =
    'gmail.com googlemail.com ymail.com mail.com email.com gmx.com gmx.net hotmail.co.uk hotmail.ca hotmail.fr hotmail.ch hotmail.cl yahoo.ca yahoo.co.uk yahoo.com.au yahoo.co.in yahoo.cn yahoo.fr yahoo.de live.ca live.co.uk live.cn live.cl live.nl love.com life.com like.ca olive.com levi.com me.com ne.com we.com mac.com me.co msn.com man.com mns.com shaw.ca shaw.com shaw.co show.ca thaw.ca telus.net telus.com telus.de telus.bg outlook.fr outlook.com.br outlook.cz icloud.com.cn cloud.com pcloud.com icould.com proton.me protonmail.com rocketmail.com aol.com sfu.ca sample.example x'
  const doubted = real.split(' ').filter((domain) => probableProvider(`ann@${domain}`))
  expect(doubted).toEqual([])
  expect(['', 'ann', 'ann@'].map(probableProvider)).toEqual(['', '', ''])
})

test('taking the provider keeps what is before the last @', () => {
  expect(withProvider(' Ann.Lee+home@gmial.com ', 'gmail.com')).toBe('Ann.Lee+home@gmail.com')
  expect(withProvider('"a@b"@gmail,com', 'gmail.com')).toBe('"a@b"@gmail.com')
})
