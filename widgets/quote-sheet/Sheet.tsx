import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { CSSProperties, ReactNode } from 'react'
import { Amounts } from '../fields/Amounts.tsx'
import { Plan } from '../plan/Plan.tsx'
import type { CompanyFacts, WizardWords } from '../rules/company/business.ts'
import { conventions } from '../rules/company/conventions.ts'
import { amount, money, widthInDigits } from '../rules/company/money.ts'
import { roundingNote, taxText } from '../rules/engine/quote.ts'
import { filledSentence } from '../rules/text/text.ts'
import type { KeptQuote } from '../rules/wizard/kept-quote.ts'
import * as en from '../words/en.ts'
import { say } from '../words/say.ts'

interface SheetProps {
  kept: KeptQuote
  company: CompanyFacts
  words: WizardWords['quote']
  logo: ReactNode
}

/** A quote on paper. */
export function Sheet({ kept, company, words, logo }: SheetProps) {
  const { serviceName, choice, quote, things, link } = kept
  const { name, phone, email, street, city, area, timeZone, site } = company
  const { currency, locale } = conventions()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format()
  const total = money(quote.total * 100)
  const figure = amount(quote.total * 100)
  const style: CSSProperties & { '--letters': number } = {
    '--letters': widthInDigits(figure, currency.sign),
  }
  const number = <b key="phone">{phone}</b>
  return (
    <main>
      <header>
        <span className="logo">{logo}</span>
        <p>
          <b>{name}</b>
          {area}
        </p>
        <address>
          <b>{phone}</b>
          {email}
          <br />
          {site}
          <br />
          {street}, {city}
        </address>
      </header>

      <section className="price">
        <p>{say(en.quoteOfDate, { date })}</p>
        <h1>{serviceName}</h1>
        <p>{choice}</p>
        <strong>
          <span className="amount" style={style}>
            <span>{currency.sign}</span>
            {figure}
          </span>
        </strong>
      </section>

      <section className="bill">
        <h2>{en.bill}</h2>
        {things && things.rooms.length > 0 && (
          <Plan things={things} shape={quote.lines.length > 4 ? 'flat' : 'sheet'} />
        )}
        <ul>
          {quote.lines.map(({ label, price }) => (
            <li key={label} className={price < 0 ? 'discount' : ''}>
              {label}{' '}
              <b>
                <Amounts text={money(price)} />
              </b>
            </li>
          ))}
        </ul>
        <p className="total">
          {en.total}{' '}
          <b>
            <Amounts text={total} />
          </b>
        </p>
        {roundingNote(quote) && <p>{roundingNote(quote)}</p>}
        {quote.taxes.map((tax) => (
          <p key={tax.label} className="tax">
            {taxText(tax)}{' '}
            <b>
              <Amounts text={money(tax.price)} />
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
          <h2>{en.howToBook}</h2>
          {link && <QrCode text={link} />}
          <p>{filledSentence(link ? en.scanOrCall : en.call, { phone: number })}</p>
        </section>
      </div>

      {link && (
        <footer>
          <b>{en.online}</b>
          <a href={link}>{link}</a>
        </footer>
      )}
    </main>
  )
}

function QrCode({ text }: { text: string }) {
  const code = generate(text)
  // A reader needs a margin of four modules on every side.
  const size = code.size + 8
  return (
    <svg className="qr" viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label={en.qrCode}>
      <path d={toSvgPath(code)} />
    </svg>
  )
}
