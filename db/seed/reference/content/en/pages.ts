import type { PageKey, PageText } from '../keys.ts'

export const pages: Readonly<Record<PageKey, PageText>> = {
  privacy: {
    title: 'Privacy policy',
    html: `
<p>This policy tells you which data ::companyText:: keeps about you, why, who sees them, and what you can ask of us.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Your account:</strong> name, e-mail address, telephone numbers, country, language, time zone, and how you sign in. Passwords are stored only as a one-way value that nobody can read.</li>
<li><strong>Your discussions:</strong> what you write, upload and answer, with the times.</li>
<li><strong>Experts in addition:</strong> profile, disclosures, tax forms and payment details. Tax and bank numbers are encrypted one by one.</li>
<li><strong>Technical records:</strong> sign-ins, changes, and messages sent to you, so that every step can be traced.</li>
</ul>
<h2>Why we keep them</h2>
<p>To run the service for you, to pay experts, to meet legal duties, and to find and stop misuse. We do not sell data, show no advertising and build no profiles for others.</p>
<h2>Who sees them</h2>
<ul>
<li>Experts see the medical part of a discussion in which they take part, and never your e-mail address or telephone number.</li>
<li>Staff see what they need for their work. Every look into a full tax or bank number needs a reason and is recorded.</li>
<li>Your sponsor sees counts. Employers never see questions or answers.</li>
<li>Service providers that store data or deliver messages for us are bound by contract to the same care.</li>
</ul>
<h2>How long</h2>
<p>Discussions are kept while your account exists and for ten years after its end, because medical opinions may have to be traced. Tax records are kept as the tax law demands. Drafts that you delete are gone at once.</p>
<h2>Your rights</h2>
<p>You can see and correct most data yourself under User Profile. You can ask for a copy, for deletion where no legal duty stands against it, and object to a use. We answer within 30 days. If you are not content, you can turn to the data protection authority of your country or state.</p>
<h2>Cookies and measurement</h2>
<p>We store your sign-in, your language and your unsent answers in your own browser. We set no cookies of other companies. Measuring how pages are used is off unless your plan has told you otherwise, and it never records what you type.</p>
<h2>Safety</h2>
<p>Connections are encrypted. Sign-in needs a second proof. If a breach concerns you, we tell you without delay, and what you can do.</p>
<h2>Contact</h2>
<p><a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a></p>`,
  },
  disclosure: {
    title: 'Before you ask',
    html: `
<p>The experts who answer are independent specialists. They have not examined the patient and know only what you write.</p>
<ul>
<li>Their answers are <strong>opinions for your information</strong>. They do not replace the care of your own doctors.</li>
<li><strong>This is not emergency care.</strong> With chest pain, trouble breathing, heavy bleeding, sudden weakness or confusion, or a fever during chemotherapy, call 911 or your local emergency number, or your clinic, now.</li>
<li>Please leave out names, addresses, dates of birth and record numbers.</li>
<li>Our staff may read your question before it is released.</li>
</ul>
<p>Experts are paid for their time, whatever they conclude. Their interests are disclosed with their answers.</p>`,
  },
  dashboard: {
    title: 'Your panel work at a glance',
    html: '<p>Here you find what waits for you: invitations, seats with a running clock, and discussions with something new. Thank you for giving your knowledge to people who need it.</p>',
  },
  dashboardClient: {
    title: 'Welcome to ::companyText::',
    html: '<p>Ask specialists about a cancer diagnosis, and read their answers here. You can stop at any time; what you have written is kept as a draft.</p>',
  },
  beacon: {
    title: 'Beacon Fund: about this activity',
    html: `
<h2>Purpose</h2>
<p>This activity helps clinicians and patients to use expert opinion on breast and gynecologic cancer at the moment of a decision. Experts who take part can count the time as a learning activity with their own certifying body, where that body accepts practice-based learning.</p>
<h2>What you should be able to do afterwards</h2>
<ul>
<li>Name the options that are open at a given decision point, and the main reason for and against each.</li>
<li>Tell which findings, such as receptor status, stage or fitness, change the choice.</li>
<li>Express uncertainty in words that a patient can use.</li>
</ul>
<h2>Independence</h2>
<p>The fund is financed by an educational grant to ::companyText::. The giver of the grant does not choose questions, experts or answers and does not see clinical text. Faculty disclose their financial relationships on the next tab. Opinions about uses of a medicine outside its approved label are marked as such by the expert.</p>
<h2>Method</h2>
<p>Read the case, write your own answer, then read the answers of your colleagues. Staff check each discussion for completeness, fairness and missing identifying details.</p>`,
  },
  marrow: {
    title: 'Marrow Initiative: about this activity',
    html: `
<h2>Purpose</h2>
<p>Two specialists for blood cancers answer each question independently. The comparison of their answers is the learning part of this activity.</p>
<h2>For whom</h2>
<p>Hematologists, medical oncologists, pathologists and members of their teams, and the patients who ask.</p>
<h2>What you should be able to do afterwards</h2>
<ul>
<li>Order the available treatments by what they offer and what they cost the patient in time and side effects.</li>
<li>Decide which molecular result has to be known before treatment begins.</li>
<li>Recognize the moment at which referral for transplant or cellular therapy should be discussed.</li>
</ul>
<h2>Independence and disclosure</h2>
<p>The initiative is an academic program without commercial support. Faculty disclosures stand on the next tab. Staff read every question before its release.</p>`,
  },
}
