/** What a person is to an office, a shop, a school or a meeting: what stands in keys, in headings and before names. */
export const roles: readonly string[] = `
    customer client patient employee applicant candidate passenger guest tenant landlord student pupil manager
    supervisor recruiter attendee participant invitee assignee reviewer reporter requester requestor approver owner
    maintainer contact caller recipient sender user member beneficiary buyer seller driver teacher instructor
    speaker presenter interviewer organizer organiser cardholder claimant policyholder consignee traveller
  `
  .trim()
  .split(/\s+/);

/** What a firm, a program or a thing may be to them as well: behind these words it takes a name to tell a person. */
export const mayBeFirm: RegExp = new RegExp(
  `^(?:${[
    'customer|client|owner|driver|sender|recipient|seller|buyer|tenant|landlord|beneficiary|user|contact|host|member|guest|maintainer|consignee',
    'organi[sz]er|caller|request[eo]r|kund[ei]n?|bill to|ship to|plaintiff|defendant|insured|account holder|registrant|holder|fn',
  ].join('|')})s?(?:[ ._-]?name)?$`,
  'i',
);

/** What a person is to another, as a pattern. */
export const relations = `wife|husband|spouse|fianc\u00e9e?|son|daughter|brother|sister|mother|father|mum|mom|dad|aunt|uncle|cousin|nephew|niece|grandson|granddaughter|girlfriend|boyfriend|partner|friend|neighbou?r|colleague|co-?worker|boss|manager|supervisor|assistant|landlord|tenant|roommate|flatmate|lawyer|doctor|dentist|therapist|accountant|teacher|nanny|nurse|carer|caregiver`;
