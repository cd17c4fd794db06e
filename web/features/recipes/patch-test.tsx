/**
 * How to test a home-made mixture. The American Academy of Dermatology advises a test spot twice a day for 7 to 10 days; what keeps for
 * three days at most can only be tested for as long.
 */
export function PatchTest({ days }: { days: number }) {
  const isShort = days <= 3
  const steps = isShort
    ? [
        'Mix a little of it, and put a spot the size of a R5 coin on the inside of your forearm.',
        'Leave it on for as long as the recipe says, then rinse it off. If it is meant to stay on, leave it.',
        'Look at the spot after one day and after two.',
      ]
    : [
        'Put a spot the size of a R5 coin on the inside of your forearm, twice a day, always in the same place.',
        'Go on for seven days. Wash as usual.',
        'Look at the spot every day.',
      ]
  return (
    <section aria-labelledby="patch-test">
      <h2 id="patch-test" className="text-xl">
        Test it on your arm first
      </h2>
      <ol className="mt-3 list-decimal space-y-1.5 pl-5 text-text-2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>If it itches, burns, swells or turns red or darker, wash it off and do not use it. If not, go ahead.</li>
      </ol>
      <p className="mt-3 text-text-2">
        A clear arm is a good sign and no guarantee. Swelling of the face or trouble breathing is an emergency: call{' '}
        <a href="tel:112" className="link">
          112
        </a>
        .
      </p>
    </section>
  )
}
