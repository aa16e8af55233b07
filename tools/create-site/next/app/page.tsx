import { Site } from './site';

export default function Page() {
  return (
    <>
      <h1>River House</h1>
      <Site />
    </>
  );
}
