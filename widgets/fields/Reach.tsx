import { useSay } from '../element/useLanguage.ts'
import { readablePhone } from '../rules/company/phone.ts'
import { reachSentence, type SentContact } from '../rules/lead/person.ts'
import { addressPieces } from '../rules/text/mailto.ts'

/** Says whom we will call and write to: a slip in either is seen before it costs the visitor a day. */
export function Reach({ phone, email }: SentContact) {
  const say = useSay()
  return (
    <p className="reach">
      {reachSentence(
        <bdi key="phone">{readablePhone(phone, say)}</bdi>,
        <bdi key="email">
          {addressPieces(email).map((piece) => (
            <span key={piece}>{piece}</span>
          ))}
        </bdi>,
        say,
      )}
    </p>
  )
}
