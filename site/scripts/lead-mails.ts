/** Writes the two templates that EmailJS makes mails of, with the company's content: npm run lead:mails. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { contentProblems } from '../build/check/content-problems.ts'
import { contentFolder, shownFile } from '../build/content/content-folder.ts'
import { readCompany } from '../build/content/reader.ts'
import { leadMails } from '../build/lead-mails/lead-mails.ts'
import { fail } from './fail.js'
import { workInProject } from './settings.ts'

workInProject()
const problems = await contentProblems('development')
if (problems) fail(`No templates were written:\n${problems}`)

const folder = 'lead-mails'
const { email, textReply } = readCompany(contentFolder)
const mails = Object.entries(leadMails(contentFolder))
mkdirSync(folder, { recursive: true })
for (const [kind, { html }] of mails) writeFileSync(`${folder}/${kind}.html`, html)

console.log(`In EmailJS, under Email Templates, make two templates, or open the two you have. Put into the fields of each:
`)
for (const [kind, { subject, fromName, replyTo }] of mails) {
  console.log(`The ${kind} (its id is VITE_EMAILJS_${kind.toUpperCase()}_TEMPLATE_ID in .env)
  Subject     ${subject}
  Content     all of ${folder}/${kind}.html (Edit Content, Code Editor)
  To Email    ${email}, or another address of yours: typed out, never a {{name}}
  From Name   ${fromName}
  From Email  the default address, as it is
  Reply To    ${replyTo}
  Bcc, Cc     nothing
`)
}
console.log(
  textReply
    ? 'The button Text begins a message with your words, textReply, and the link of the quote.'
    : `The button Text begins a message with your name. With textReply in ${shownFile('business.json')} it also has the link of the quote.`,
)
console.log('Then try both: npm run lead:test')
