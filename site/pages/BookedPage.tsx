import { ArrowLeft, Mail, MapPin, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { SlantPicture } from '../components/SlantPicture.tsx'
import { Spark } from '../components/Spark.tsx'
import { city, email, phone, telHref } from '../content/business.ts'
import './BookedPage.css'

const steps = [
  {
    title: "We'll Contact You",
    text: 'Our team will call you by phone to go over what needs cleaning.',
  },
  {
    title: 'Schedule Your Service',
    text: 'Together we pick a day and a time that suit you.',
  },
  {
    title: 'Receive Confirmation',
    text: 'You get a detailed email with the details and pricing of your service.',
  },
]

/** The thank-you page (spec §2). */
export function BookedPage() {
  return (
    <div className="booked wrap">
      <div className="booked-top">
        <div>
          <h1 tabIndex={-1}>
            Thank{' '}
            <span className="booked-you">
              You!
              <Spark />
            </span>
          </h1>
          <p className="d3">Your Cleaning Request Has Been Submitted</p>
          <p className="lead">
            Our team will contact you within 24 hours to discuss your needs and give you a detailed
            quote.
          </p>
        </div>
        <p className="guarantee">
          <span className="num" aria-hidden="true">
            24<small>h</small>
          </span>
          <b>24-hour response guarantee</b>
        </p>
      </div>
      <section className="next">
        <h2 className="d3">What happens next</h2>
        <ol className="next-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="reach">
        <SlantPicture name="living-room-after" />
        <h2 className="d3">Need us sooner?</h2>
        <ul>
          <li>
            <span className="tile-icon">
              <Phone aria-hidden />
            </span>
            <a href={telHref}>{phone}</a>
          </li>
          <li>
            <span className="tile-icon">
              <Mail aria-hidden />
            </span>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <span className="tile-icon">
              <MapPin aria-hidden />
            </span>
            {city} & Surrounding Areas
          </li>
        </ul>
        <Link href="/" className="btn btn-gold">
          <ArrowLeft className="icon" aria-hidden />
          Back to Home
        </Link>
      </section>
    </div>
  )
}
