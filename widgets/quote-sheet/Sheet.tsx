import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../element/useLanguage.ts'
import { Amounts, Price } from '../fields/Amounts.tsx'
import { Plan } from '../plan/Plan.tsx'
import type { CompanyFacts, WizardWords } from '../rules/company/business.ts'
import { dateInWords } from '../rules/company/calendar.ts'
import { money } from '../rules/company/money.ts'
import { roundingNote, taxText } from '../rules/engine/quote.ts'
import { filledSentence } from '../rules/text/text.ts'
import type { KeptQuote } from '../rules/wizard/kept-quote.ts'
import * as en from '../words/en.ts'

interface SheetProps {
  kept: KeptQuote
  company: CompanyFacts
  words: WizardWords['quote']
  logo: ReactNode
}

/** A quote on paper. */
export function Sheet({ kept, company, words, logo }: SheetProps) {
  const { say, code } = useLanguage()
  const { serviceName, choice, quote, things, link } = kept
  const { name, phone, email, street, city, area, timeZone, site } = company
  const date = dateInWords(new Date(), { dateStyle: 'long', timeZone }, code)
  const number = (
    <b key="phone">
      <bdi>{phone}</bdi>
    </b>
  )
  return (
    <main>
      <header>
        <span className="logo">{logo}</span>
        <p>
          <b>{name}</b>
          {area}
        </p>
        <address>
          {number}
          <bdi>{email}</bdi>
          <br />
          <bdi>{site}</bdi>
          <br />
          <bdi>
            {street}, {city}
          </bdi>
        </address>
      </header>

      <section className="price">
        <p>{say(en.quoteOfDate, { date })}</p>
        <h1>{serviceName}</h1>
        <p>{choice}</p>
        <strong>
          <Price value={quote.total * 100} />
        </strong>
      </section>

      <section className="bill">
        <h2>{say(en.bill)}</h2>
        {things && things.rooms.length > 0 && (
          <Plan things={things} shape={quote.lines.length > 4 ? 'flat' : 'sheet'} />
        )}
        <ul>
          {quote.lines.map(({ label, price }) => (
            <li key={label} className={price < 0 ? 'discount' : ''}>
              {label}{' '}
              <b>
                <Amounts text={money(price, say)} />
              </b>
            </li>
          ))}
        </ul>
        <p className="total">
          {say(en.total)}{' '}
          <b>
            <Amounts text={money(quote.total * 100, say)} />
          </b>
        </p>
        {roundingNote(quote, say) && <p>{roundingNote(quote, say)}</p>}
        {quote.taxes.map((tax) => (
          <p key={tax.label} className="tax">
            {taxText(tax, say)}{' '}
            <b>
              <Amounts text={money(tax.price, say)} />
            </b>
          </p>
        ))}
        {quote.workTime && <p>{quote.workTime}</p>}
        <p>{words.priceNote}</p>
      </section>

      <div>
        <section className="included">
          <h2>{words.included.heading}</h2>
          <ul>
            {words.included.list.map((item) => (
              <li key={item}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M20 6 9 17l-5-5" />
                </svg>
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section className="book">
          <h2>{say(en.howToBook)}</h2>
          {link && <QrCode text={link} />}
          <p>{filledSentence(link ? say(en.scanOrCall) : say(en.call), { phone: number })}</p>
        </section>
      </div>

      {link && (
        <footer>
          <b>{say(en.online)}</b>
          <a href={link}>{link}</a>
        </footer>
      )}
    </main>
  )
}

function QrCode({ text }: { text: string }) {
  const say = useSay()
  const code = generate(text)
  // A reader needs a margin of four modules on every side.
  const size = code.size + 8
  return (
    <svg className="qr" viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={say(en.qrCode)}>
      <path d={toSvgPath(code)} />
    </svg>
  )
}
