import type { Question, Range } from './types.ts'

interface Facts {
  area: string
  /** What a visit usually comes to, by the service: `typical` of its file in services. */
  typical: Readonly<Record<string, Range | undefined>>
}

/** `Residential cleaning typically costs $100 to $300`, of each service that says so. */
function typicalCosts({ residential, airbnb }: Facts['typical']): string {
  const home = residential && `Residential cleaning typically costs ${dollars(residential)}`
  const suite = airbnb && `Airbnb cleaning ${home ? '' : 'typically costs '}${dollars(airbnb)}`
  const both = [home, suite].filter(Boolean).join(' and ')
  return both && `${both}. `
}

const dollars = ({ from, to }: Range) => `$${from} to $${to}`

/**
 * The questions of /faq, in the order shown: one entry a question. The area comes from business.ts
 * and the price ranges from the services; every other word, number and policy is here.
 */
export const faq = ({ area, typical }: Facts): Question[] => [
  {
    id: 'residential',
    question: 'What does residential cleaning cover?',
    answer: `Kitchens, bathrooms, bedrooms and living rooms, in houses, townhomes and condos across ${area}. You choose the rooms and how often we come. The whole list is on the [residential cleaning](/residential-cleaning) page.`,
  },
  {
    id: 'frequency',
    question: 'How often should I have my home cleaned?',
    answer:
      'Weekly suits busy households, pets and small children. Bi-weekly is plenty for most others, and monthly keeps a tidy place tidy. One-time visits are fine too. Regular visits cost less, and the [instant quote](/quote-builder) shows how much less.',
  },
  {
    id: 'commercial',
    question: 'Do you clean offices, shops and restaurants?',
    answer:
      'All three. [Commercial cleaning](/commercial-cleaning) starts with a site assessment and a cleaning plan made for your space. Scheduling is flexible, so your customers need never meet the vacuum.',
  },
  {
    id: 'airbnb',
    question: 'How do Airbnb turnovers work?',
    answer:
      'Guests leave; we clean, change the linen, inspect the place and hand it back ready for the next arrival. Turnaround is flexible, next-day or same-day. The two quick ones carry a rush fee, shown in your quote before you book. More on [Airbnb cleaning](/airbnb-cleaning).',
  },
  {
    id: 'deep-clean',
    question: 'What is the difference between a regular and a deep clean?',
    answer:
      'A regular clean keeps up with the week: surfaces, floors, kitchen, bathrooms. A deep clean goes after what builds up behind it: grout, baseboards, vents, the tops of things. We recommend a deep clean quarterly.',
  },
  {
    id: 'exterior',
    question: 'Do you clean the outside too?',
    answer:
      'Yes: driveways, patios, decks, siding, walkways, fences, roofs and gutters. Moss likes it here as much as we do. See [pressure washing](/pressure-washing) for what we wash and how.',
  },
  {
    id: 'products',
    question: 'Which cleaning products do you use?',
    answer:
      'Eco-friendly ones, matched to the surface: what suits a shower door does not suit marble. If someone at home has an allergy, or the dog licks the floor, tell us and we choose accordingly.',
  },
  {
    id: 'pricing',
    question: 'How much does a cleaning cost?',
    answer: `${typicalCosts(typical)}Commercial cleaning is priced per square foot. Those are the usual ranges. The [instant quote](/quote-builder) adds up your own rooms line by line, so a large home or a few extras can come out higher; for a business it is a first figure, until we know your square feet. Any price may go up or down with the actual labour time.`,
    ...(typical.residential && {
      inShort: {
        dollars: true,
        figure: `${typical.residential.from}–${typical.residential.to}`,
        text: 'for a home, typically',
      },
    }),
  },
  {
    id: 'presence',
    question: 'Do I need to be home?',
    answer:
      'No. Leave us a key or a code and go about your day, or stay and put the kettle on. Our cleaners are background-checked, and we agree on access before the first visit.',
  },
  {
    id: 'quality',
    question: 'How do you make sure it is done well?',
    answer:
      'A visit ends with a quality inspection, and we follow up to hear what you think. Satisfaction is guaranteed: if we missed a spot, [tell us](/inquiries) and we will make it right.',
  },
  {
    id: 'custom-requests',
    question: 'Can I ask for something special?',
    answer:
      'Please do. Carpet, oven and fridge cleaning are in the [instant quote](/quote-builder), and its notes are for the rest: the chandelier, the litter corner, the one shelf nobody may touch. Or [write to us](/inquiries) first.',
  },
  {
    id: 'cancellation',
    question: 'What if I need to cancel or reschedule?',
    answer:
      'It happens. Cancelling or rescheduling needs 24-hour notice. Same-day cancellation may incur a fee, so [let us know](/inquiries) as soon as you can.',
    inShort: { figure: '24h', text: 'of notice to cancel or reschedule' },
  },
  {
    id: 'supplies',
    question: 'Do I have to provide supplies?',
    answer:
      'No, supplies are provided: cloths, cleaners, vacuum, pressure washer. If you would rather we used your own products, leave them out and say so in the notes.',
  },
  {
    id: 'insurance',
    question: 'Are you licensed and insured?',
    answer:
      'We are fully insured, and our cleaners are background-checked. If you would like to see our business licence or proof of insurance before we start, [just ask](/inquiries).',
  },
  {
    id: 'booking',
    question: 'How far ahead should I book?',
    answer:
      'Book 1 to 2 weeks ahead for regular service, and 3 to 5 days ahead for one-time jobs. Airbnb hosts in a hurry can ask for next-day or same-day in the [instant quote](/quote-builder).',
    inShort: {
      figure: '1–2',
      text: 'weeks ahead for regular service',
    },
  },
  {
    id: 'quote',
    question: 'How do I get a quote, and how soon will I hear back?',
    answer:
      'Quotes are free. The [instant quote](/quote-builder) shows your price before it asks your name; for anything unusual, [send an inquiry](/inquiries). Either way we respond within {responseHours} hours, that is, within {responseDays}. What becomes of your details is in our [privacy policy](/about#privacy).',
  },
]
